/** The visitor's notes at a paragraph of an answer, and a button to read them and to write another. */
import { useState } from "react";
import { useReturnFocus } from "../../hooks/focus.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { counted } from "../../lib/numbers.ts";
import { notify } from "../../stores/messages.ts";
import { draftAt, noteDrafts, writeDraft } from "../../stores/note-drafts.ts";
import { useStore } from "../../stores/store.ts";
import { addNote, type Note, study } from "../../stores/study.ts";
import { Icon } from "../ui/icon.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { MarginNote } from "./notes.tsx";

type ShownNotes = {
  /** Whether a paragraph shows its notes. */
  readonly has: (paragraph: number) => boolean;
  readonly add: (paragraph: number) => void;
};

/**
 * Which paragraphs show their notes: all of them, unless the server has rendered the page. There they would push down
 * the text that someone reads already, and are shown on request.
 */
export function useShownNotes(): ShownNotes {
  const [all] = useState(useHydrated());
  const [paragraphs, setParagraphs] = useState<ReadonlySet<number>>(new Set());
  return {
    has: (paragraph) => all || paragraphs.has(paragraph),
    add: (paragraph) => setParagraphs((before) => new Set(before).add(paragraph)),
  };
}

type Props = { answerId: string; paragraph: number; shown: ShownNotes };

function useNotes(answerId: string, paragraph: number): readonly Note[] {
  return useStore(study).notes.filter((note) => note.answerId === answerId && note.paragraph === paragraph);
}

/**
 * At the end of the paragraph; in the margin, if there is one. Its target extends to the right only, because a mark may
 * be on its left.
 */
export function NoteButton({ answerId, paragraph, shown }: Props) {
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: null });
  const button = useReturnFocus<HTMLButtonElement>(draft?.paragraph === paragraph);
  const notes = useNotes(answerId, paragraph);
  const hidden = notes.length > 0 && !shown.has(paragraph);
  return (
    <button
      ref={button}
      type="button"
      className={hidden ? "note-button text-rubric opacity-100" : "note-button"}
      aria-label={
        hidden
          ? `Show ${counted(notes.length, "note")} on paragraph ${paragraph}`
          : `Add a note to paragraph ${paragraph}`
      }
      aria-expanded={hidden ? false : undefined}
      onClick={() =>
        hidden ? shown.add(paragraph) : writeDraft({ answerId, noteId: null, text: draft?.text ?? "", paragraph })
      }
    >
      <Icon name={hidden ? "article" : "pencil"} small />
    </button>
  );
}

/** Below the paragraph. */
export function ParagraphNotes({ answerId, paragraph, question, shown }: Props & { question: string }) {
  const notes = useNotes(answerId, paragraph);
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: null });
  const written = draft?.paragraph === paragraph ? draft : null;
  if (notes.length === 0 && written === null) return null;
  const hidden = written === null && !shown.has(paragraph);
  return (
    <div className={`mt-3 mb-5 border-rule-red border-s ps-4 ${hidden ? "hidden print:block" : ""}`}>
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} inPlace />
      ))}
      {written && (
        <NoteEditor
          draft={written}
          initialText=""
          inPlace
          onSave={(text) => {
            shown.add(paragraph);
            addNote({ answerId, question, paragraph, text });
            notify("Note saved in Study");
          }}
        />
      )}
    </div>
  );
}
