/** A note in the margin, in italic, with its date and its paragraph; or the editor in its place. */
import type { MouseEvent } from "react";
import { leaveFocusNear, useReturnFocus } from "../../browser/focus.ts";
import { changeNote, type Note, removeNote } from "../../browser/study.ts";
import { resultsPath } from "../../paths.ts";
import { Link } from "../ui/link.tsx";
import { notify } from "../ui/notify.ts";
import { shortDay } from "./days.ts";
import { NoteEditor } from "./note-editor.tsx";
import type { NoteDesk } from "./note-writing.ts";

type Props = { note: Note; desk: NoteDesk };

export function MarginNote({ note, desk }: Props) {
  const { id, answerId, question, paragraph, text, writtenAt } = note;
  const editing = desk.writing?.note?.id === id;
  const button = useReturnFocus<HTMLButtonElement>(editing);
  if (editing) {
    return (
      <NoteEditor
        note={note}
        openings={desk.openings}
        onKeep={(draft) => {
          changeNote(id, draft);
          desk.onWrite(null);
        }}
        onLeave={() => desk.onWrite(null)}
      />
    );
  }
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    const putBack = removeNote(id);
    notify("Note removed", { action: { label: "Undo", run: putBack } });
  };
  return (
    <div className="marg">
      <p>{text}</p>
      <div className="of">
        <span>
          <time dateTime={writtenAt}>{shortDay(writtenAt)}</time>
          {paragraph !== null && (
            <>
              , <Link to={`${resultsPath({ question, partnerIds: [] })}#p${paragraph}`}>on ¶ {paragraph}</Link>
            </>
          )}
        </span>
        <button ref={button} type="button" onClick={() => desk.onWrite({ answerId, note })}>
          Edit<span className="vh"> note</span>
        </button>
        <button type="button" onClick={remove}>
          Remove<span className="vh"> note</span>
        </button>
      </div>
    </div>
  );
}
