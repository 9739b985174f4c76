/**
 * The list under the search box: questions asked before, completions from the server, and a verse that is being typed. The search box keeps
 * the focus and handles the keys.
 */
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { typeset } from "../../lib/typeset.ts";
import { announce } from "../../stores/announcements.ts";
import { Icon } from "../ui/icon.tsx";
import { type Row, splitAtMatch } from "./completion-rows.ts";

const LIST =
  "absolute -inset-x-px top-full z-6 rounded-b border border-azure border-t-rule bg-sheet pt-1.5 shadow-[0_18px_36px_-14px_rgb(var(--shadow)/0.3)] ring-1 ring-azure [clip-path:inset(0_-3rem_-3rem)] max-md:max-h-[60vh] max-md:overflow-y-auto";

type Props = {
  id: string;
  /** The id of the row at an index. */
  rowId: (index: number) => string;
  rows: readonly Row[];
  typed: string;
  /** The question of the active row. */
  active: string | null;
  /** Called when the visitor points at a question or, with null, at none. */
  onHighlight: (question: string | null) => void;
  onChoose: (question: string) => void;
};

export function CompletionList({ id, rowId, rows, typed, active, onHighlight, onChoose }: Props) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => announce(rows.length === 1 ? "1 suggestion" : `${rows.length} suggestions`), [rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls each active row into view.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    <div className={LIST}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        onMouseDown={(event) => event.preventDefault()}
        onPointerLeave={() => onHighlight(null)}
      >
        {rows.map(({ question, askedBefore, alsoAskedAs, topic, path }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys.
          <div
            key={question}
            id={rowId(index)}
            className="grid min-h-11 cursor-pointer grid-cols-[1.25rem_1fr_auto] items-center gap-3 px-4.5 py-1 aria-selected:bg-well max-md:py-2 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight] forced-colors:aria-selected:-outline-offset-2"
            role="option"
            tabIndex={-1}
            aria-selected={question === active}
            onPointerMove={() => onHighlight(question)}
            onClick={() => (path === null ? onChoose(question) : navigate(path))}
          >
            <Icon
              name={askedBefore ? "clock" : path === null ? "search" : "library"}
              className="size-4.25 text-ink-3"
            />
            <span className="font-serif text-item">
              <Marked text={question} typed={typed} />
              {alsoAskedAs !== null && " "}
              {alsoAskedAs !== null && (
                <em className="inline-block text-ink-3 text-note">
                  also asked as “<Marked text={alsoAskedAs} typed={typed} />”
                </em>
              )}
            </span>
            <small className={`font-serif text-ink-3 text-note italic ${path === null ? "max-md:hidden" : ""}`}>
              {askedBefore ? "asked before" : typeset(topic)}
            </small>
          </div>
        ))}
      </div>
      <div
        className="mt-1.5 flex gap-5 border-rule border-t px-4.5 py-2 text-ink-3 text-label max-md:hidden"
        aria-hidden="true"
      >
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
        <span>
          <kbd>Enter</kbd> to choose
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </div>
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return splitAtMatch(text, typed).map((piece, part) => (part % 2 ? <b key={part}>{piece}</b> : piece));
}
