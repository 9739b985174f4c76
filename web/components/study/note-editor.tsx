/** Writing a note: the text, and the paragraph it stands beside. Ctrl or Cmd with Enter keeps it, Escape gives it up. */
import { type FormEvent, type KeyboardEvent, useId } from "react";
import { endDraft, type NoteDraft, writeDraft } from "../../browser/note-drafts.ts";
import type { Note } from "../../browser/study.ts";
import { useAnswer } from "../../data/answer.ts";
import { openingsOf } from "../answer/answer-markup.ts";
import { notify } from "../ui/notify.ts";

type Props = {
  draft: NoteDraft;
  /** As it was before; empty for a new note. */
  before: string;
  onKeep: (written: Pick<Note, "paragraph" | "text">) => void;
};

export function NoteEditor({ draft, before, onKeep }: Props) {
  const { paragraph, text } = draft;
  const answer = useAnswer(draft.answerId);
  const id = useId();
  const openings = answer.status === "ready" ? openingsOf(answer.data) : [];
  const known = Math.max(openings.length, paragraph ?? 0);
  const changed = text.trim() !== before;

  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onKeep({ paragraph, text: text.trim() });
    endDraft(draft);
  };
  const giveUp = () => {
    const bringBack = endDraft(draft);
    if (changed) notify("Note not kept", { action: { label: "Undo", run: bringBack } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Escape") giveUp();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form className="note-editor" aria-label="Note" onSubmit={keep} onKeyDown={onKeyDown}>
      <label className="vh" htmlFor={id}>
        Your note
      </label>
      <textarea
        id={id}
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: someone asked to write; one who comes back to a draft did not just now.
        autoFocus={!changed}
        value={text}
        onChange={(event) => writeDraft({ ...draft, text: event.target.value })}
      />
      <label className="place">
        <span>On</span>
        <select
          value={paragraph ?? ""}
          onChange={(event) =>
            writeDraft({ ...draft, paragraph: event.target.value === "" ? null : Number(event.target.value) })
          }
        >
          <option value="">the whole answer</option>
          {Array.from({ length: known }, (_, index) => (
            <option key={index} value={index + 1}>
              ¶ {index + 1}
              {openings[index] && `: ${openings[index]}…`}
            </option>
          ))}
        </select>
      </label>
      <div className="acts">
        <button type="submit" className="btn btn-fill" disabled={text.trim() === ""}>
          Keep
        </button>
        <button type="button" className="quiet" onClick={giveUp}>
          Cancel
        </button>
      </div>
    </form>
  );
}
