/** Writing a note: the text, and the paragraph it stands beside. Ctrl or Cmd with Enter keeps it, Escape gives it up. */
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { Note } from "../../browser/study.ts";

export type NoteDraft = Pick<Note, "paragraph" | "text">;

type Props = {
  note: Note | null;
  openings: readonly string[];
  onKeep: (draft: NoteDraft) => void;
  onLeave: () => void;
};

export function NoteEditor({ note, openings, onKeep, onLeave }: Props) {
  const [text, setText] = useState(note?.text ?? "");
  const [paragraph, setParagraph] = useState(note?.paragraph ?? null);
  const id = useId();
  const known = Math.max(openings.length, paragraph ?? 0);

  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onKeep({ paragraph, text: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Escape") onLeave();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form className="note-editor" aria-label="Note" onSubmit={keep} onKeyDown={onKeyDown}>
      <label className="vh" htmlFor={id}>
        Your note
      </label>
      {/* biome-ignore lint/a11y/noAutofocus: it opens because someone asked to write. */}
      <textarea id={id} rows={3} autoFocus value={text} onChange={(event) => setText(event.target.value)} />
      <label className="place">
        <span>On</span>
        <select
          value={paragraph ?? ""}
          onChange={(event) => setParagraph(event.target.value === "" ? null : Number(event.target.value))}
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
        <button type="button" className="quiet" onClick={onLeave}>
          Cancel
        </button>
      </div>
    </form>
  );
}
