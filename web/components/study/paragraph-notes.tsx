/** The visitor's notes at a paragraph of an answer. */
import { type ReactNode, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { useReturnFocus } from "../../hooks/focus.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { counted } from "../../lib/numbers.ts";
import { notify } from "../../stores/messages.ts";
import { draftAt, noteDrafts, writeDraft } from "../../stores/note-drafts.ts";
import { useStore } from "../../stores/store.ts";
import { addNote, study } from "../../stores/study.ts";
import { Icon } from "../ui/icon.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { MarginNote } from "./notes.tsx";

type Parts = {
  /**
   * Shows the notes, or begins another. At the end of the paragraph; in the margin, if there is one. Its target extends to
   * the right only, because a mark may be on its left.
   */
  readonly button: ReactNode;
  /** Below the paragraph. */
  readonly below: ReactNode;
};

/**
 * The notes show at once, unless the server has rendered the page. There they would push down the text that someone reads
 * already, and are shown on request.
 */
export function useParagraphNotes({ id: answerId, question }: Answer, paragraph: number): Parts {
  const [shown, setShown] = useState(useHydrated());
  const notes = useStore(study).notes.filter((note) => note.answerId === answerId && note.paragraph === paragraph);
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: null });
  const written = draft?.paragraph === paragraph ? draft : null;
  const opener = useReturnFocus<HTMLButtonElement>(written !== null);
  const hidden = notes.length > 0 && !shown;
  const button = (
    <button
      ref={opener}
      type="button"
      className={hidden ? "note-button text-rubric opacity-100" : "note-button"}
      aria-label={
        hidden
          ? `Show ${counted(notes.length, "note")} on paragraph ${paragraph}`
          : `Add a note to paragraph ${paragraph}`
      }
      aria-expanded={hidden ? false : undefined}
      onClick={() =>
        hidden ? setShown(true) : writeDraft({ answerId, noteId: null, text: draft?.text ?? "", paragraph })
      }
    >
      <Icon name={hidden ? "article" : "pencil"} small />
    </button>
  );
  const save = (text: string) => {
    setShown(true);
    addNote({ answerId, question, paragraph, text });
    notify("Note saved in Study");
  };
  const below = (notes.length > 0 || written) && (
    <div className={`mt-3 mb-5 border-rule-red border-s ps-4 ${hidden && !written ? "hidden print:block" : ""}`}>
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} inPlace />
      ))}
      {written && <NoteEditor draft={written} initialText="" inPlace onSave={save} />}
    </div>
  );
  return { button, below };
}
