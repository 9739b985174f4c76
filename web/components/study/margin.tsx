/** The margin beside a saved answer: its notes, and a place to write another. */
import { useReturnFocus } from "../../browser/focus.ts";
import { addNote, type Note, type SavedAnswer } from "../../browser/study.ts";
import { PageIcon } from "../ui/page-icon.tsx";
import { MarginNote } from "./margin-note.tsx";
import { NoteEditor } from "./note-editor.tsx";
import type { NoteDesk } from "./note-writing.ts";

type Props = { answer: SavedAnswer; notes: readonly Note[]; desk: NoteDesk };

export function Margin({ answer: { id, question }, notes, desk }: Props) {
  const adding = desk.writing?.answerId === id && desk.writing.note === null;
  const button = useReturnFocus<HTMLButtonElement>(adding);
  return (
    <div className="r">
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} desk={desk} />
      ))}
      {adding ? (
        <NoteEditor
          note={null}
          openings={desk.openings}
          onKeep={(draft) => {
            addNote({ answerId: id, question, ...draft });
            desk.onWrite(null);
          }}
          onLeave={() => desk.onWrite(null)}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="quiet add"
          onClick={() => desk.onWrite({ answerId: id, note: null })}
        >
          <PageIcon name="plus" small />
          Add a note
        </button>
      )}
    </div>
  );
}
