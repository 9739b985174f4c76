/** A note in the margin, in italic, with its date and its paragraph; or the editor in its place. */
import type { MouseEvent } from "react";
import { leaveFocusNear, useReturnFocus } from "../../hooks/focus.ts";
import { shortDay } from "../../lib/dates.ts";
import { notify } from "../../lib/notify.ts";
import { resultsPath } from "../../lib/paths.ts";
import { draftAt, noteDrafts, writeDraft } from "../../stores/note-drafts.ts";
import { useStore } from "../../stores/store.ts";
import { changeNote, type Note, removeNote } from "../../stores/study.ts";
import { Link } from "../ui/link.tsx";
import { NoteEditor } from "./note-editor.tsx";

type Props = {
  note: Note;
  /** Whether its paragraph is right there, so that nothing need lead to it. */
  inPlace?: boolean;
};

export function MarginNote({ note, inPlace = false }: Props) {
  const { id, answerId, question, paragraph, text, writtenAt } = note;
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: id });
  const button = useReturnFocus<HTMLButtonElement>(draft !== undefined);
  if (draft) return <NoteEditor draft={draft} initialText={text} onSave={(written) => changeNote(id, written)} />;
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    const undo = removeNote(id);
    notify("Note removed", {
      action: { label: "Undo", run: undo, restored: () => document.getElementById(`note-${id}`) },
    });
  };
  return (
    <div className="marg" id={`note-${id}`}>
      <p>{text}</p>
      <div className="of">
        <span>
          <time dateTime={writtenAt}>{shortDay(writtenAt)}</time>
          {paragraph !== null && !inPlace && (
            <>
              , <Link to={`${resultsPath({ question, partnerIds: [] })}#p${paragraph}`}>on ¶ {paragraph}</Link>
            </>
          )}
        </span>
        <button ref={button} type="button" onClick={() => writeDraft({ answerId, noteId: id, paragraph, text })}>
          Edit<span className="vh"> note</span>
        </button>
        <button type="button" onClick={remove}>
          Remove<span className="vh"> note</span>
        </button>
      </div>
    </div>
  );
}
