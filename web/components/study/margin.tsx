/** The margin beside a saved answer: its notes, and a place to write another. */
import { useReturnFocus } from "../../hooks/focus.ts";
import { draftAt, noteDrafts, writeDraft } from "../../stores/note-drafts.ts";
import { useStore } from "../../stores/store.ts";
import { addNote, type Note, type SavedAnswer } from "../../stores/study.ts";
import { PageIcon } from "../ui/page-icon.tsx";
import { MarginNote } from "./margin-note.tsx";
import { NoteEditor } from "./note-editor.tsx";

type Props = { answer: SavedAnswer; notes: readonly Note[] };

export function Margin({ answer: { id, question }, notes }: Props) {
  const draft = draftAt(useStore(noteDrafts), { answerId: id, noteId: null });
  const button = useReturnFocus<HTMLButtonElement>(draft !== undefined);
  return (
    <div className="r">
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} />
      ))}
      {draft ? (
        <NoteEditor
          draft={draft}
          initialText=""
          onSave={(written) => addNote({ answerId: id, question, ...written })}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="quiet add"
          onClick={() => writeDraft({ answerId: id, noteId: null, paragraph: null, text: "" })}
        >
          <PageIcon name="plus" small />
          Add a note
        </button>
      )}
    </div>
  );
}
