/** The editor of a note. Ctrl or Cmd with Enter saves it, Escape cancels. */
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useFittingHeight } from "../../hooks/use-fitting-height.ts";
import { isComposing } from "../../lib/composing.ts";
import { notifyRemoved } from "../../stores/messages.ts";
import { endDraft, type NoteDraft, writeDraft } from "../../stores/note-drafts.ts";
import { Button } from "../ui/button.tsx";

type Props = {
  draft: NoteDraft;
  /** The text before; empty for a new note. */
  initialText: string;
  onSave: (text: string) => void;
  /** Whether it is at its paragraph. */
  inPlace?: boolean;
};

export function NoteEditor({ draft, initialText, onSave, inPlace = false }: Props) {
  const { text } = draft;
  const box = useRef<HTMLTextAreaElement>(null);
  useFittingHeight(box, text);
  const id = `draft-${draft.answerId}-${draft.noteId ?? "new"}`;
  const changed = text.trim() !== initialText;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onSave(text.trim());
    endDraft(draft);
  };
  const cancel = () => {
    const undo = endDraft(draft);
    if (changed) notifyRemoved("Note not saved", undo, id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Escape" && !isComposing(event)) cancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form
      className={`my-3.5 first:mt-0 ${inPlace ? "print:hidden" : ""}`}
      aria-label="Note"
      onSubmit={save}
      onKeyDown={onKeyDown}
    >
      <label className="sr-only" htmlFor={id}>
        Your note
      </label>
      <textarea
        ref={box}
        id={id}
        className="field field-sizing-content block max-h-80 min-h-22 w-full resize-y px-2.5 py-2 font-normal font-serif text-body italic"
        dir="auto"
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: the visitor wants to write, unless the page just restored a draft.
        autoFocus={!changed}
        value={text}
        onChange={(event) => writeDraft({ ...draft, text: event.target.value })}
      />
      <div className="mt-2.5 flex items-center gap-2">
        <Button type="submit" look="filled" className="min-h-9!" disabled={text.trim() === ""}>
          Save
        </Button>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
