/** The list joined under the search box: questions to choose from. The search box keeps the focus, and handles the keys. */
import { useEffect, useRef } from "react";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { type Row, splitAtMatch } from "./completion-rows.ts";
import { COMPLETIONS_ID, completionId } from "./use-combobox.ts";

type Props = {
  rows: readonly Row[];
  typed: string;
  /** The question of the active row. */
  active: string | null;
  /** Someone points at a question, or no longer at any. */
  onHighlight: (question: string | null) => void;
  onChoose: (question: string) => void;
};

export function CompletionList({ rows, typed, active, onHighlight, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row that becomes active is to be seen.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [active]);
  return (
    <div className="auto">
      <div
        ref={list}
        id={COMPLETIONS_ID}
        role="listbox"
        aria-label="Suggestions"
        onMouseDown={(event) => event.preventDefault()}
        onPointerLeave={() => onHighlight(null)}
      >
        {rows.map(({ question, askedBefore, alsoAskedAs, category }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys.
          <div
            key={question}
            id={completionId(index)}
            className="row"
            role="option"
            tabIndex={-1}
            aria-selected={question === active}
            onPointerMove={() => onHighlight(question)}
            onClick={() => onChoose(question)}
          >
            <Icon name={askedBefore ? "clock" : "search"} />
            <span>
              <Marked text={question} typed={typed} />
              {alsoAskedAs !== null && (
                <em>
                  {" "}
                  also asked as “<Marked text={alsoAskedAs} typed={typed} />”
                </em>
              )}
            </span>
            <small>{askedBefore ? "asked before" : typeset(category)}</small>
          </div>
        ))}
      </div>
      <div className="keys" aria-hidden="true">
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
