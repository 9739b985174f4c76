/** The visitor's notes on a paragraph of an answer, and a button to add one while reading. */
import { useReturnFocus } from "../../hooks/focus.ts";
import { notify } from "../../stores/messages.ts";
import { draftAt, noteDrafts, writeDraft } from "../../stores/note-drafts.ts";
import { useStore } from "../../stores/store.ts";
import { addNote, study } from "../../stores/study.ts";
import { Icon } from "../ui/icon.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { MarginNote } from "./notes.tsx";

type Props = { answerId: string; paragraph: number };

/**
 * At the end of the paragraph; in the margin, if there is one. Its target extends to the right only, because a mark may
 * be on its left.
 */
export function AddNote({ answerId, paragraph }: Props) {
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: null });
  const button = useReturnFocus<HTMLButtonElement>(draft?.paragraph === paragraph);
  return (
    <button
      ref={button}
      type="button"
      className="relative h-6 w-7 pl-2 align-middle text-ink-3 no-hover:opacity-100 opacity-0 transition-opacity after:absolute after:-inset-y-2.5 after:-right-4 after:left-0 hover:text-rubric focus-visible:opacity-100 group-hover/paragraph:opacity-100 md:-mr-7 print:hidden"
      aria-label={`Add a note to paragraph ${paragraph}`}
      onClick={() => writeDraft({ answerId, noteId: null, text: draft?.text ?? "", paragraph })}
    >
      <Icon name="pencil" small />
    </button>
  );
}

/** Below the paragraph. */
export function ParagraphNotes({ answerId, paragraph, question }: Props & { question: string }) {
  const notes = useStore(study).notes.filter((note) => note.answerId === answerId && note.paragraph === paragraph);
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: null });
  const written = draft?.paragraph === paragraph ? draft : null;
  if (notes.length === 0 && written === null) return null;
  return (
    <div className="mt-3 mb-5 border-rule-red border-l pl-4">
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} inPlace />
      ))}
      {written && (
        <NoteEditor
          draft={written}
          initialText=""
          inPlace
          onSave={(note) => {
            addNote({ answerId, question, ...note });
            notify("Note saved in Study");
          }}
        />
      )}
    </div>
  );
}
