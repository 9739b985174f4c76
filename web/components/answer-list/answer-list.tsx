/** The answers found. A long list shows its first twenty, and the rest on demand. */
import { useEffect, useRef } from "react";
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryCategory } from "../../../server/contract/library.ts";
import type { PartnersById } from "../../data/partners.ts";
import { AnswerItem } from "./answer-item.tsx";

const SHOWN_FIRST = 20;

type Props = {
  answers: readonly AnswerSummary[];
  topics: readonly LibraryCategory[];
  partners: PartnersById;
  expanded: boolean;
  onExpand: () => void;
};

export function AnswerList({ answers, topics, partners, expanded, onExpand }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const hidden = expanded ? 0 : Math.max(answers.length - SHOWN_FIRST, 0);

  // The button is gone once it was pressed; the focus goes on to the first row that it brought.
  useEffect(() => {
    if (!expanded || !asked.current) return;
    asked.current = false;
    list.current?.querySelectorAll<HTMLElement>("h2 a")[SHOWN_FIRST]?.focus({ preventScroll: true });
  }, [expanded]);

  return (
    <>
      <div className="hits" ref={list}>
        {answers.slice(0, answers.length - hidden).map((answer) => (
          <AnswerItem key={answer.id} answer={answer} topic={topicOf.get(answer.categoryId)} partners={partners} />
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          className="quiet more"
          onClick={() => {
            asked.current = true;
            onExpand();
          }}
        >
          See {hidden} More
        </button>
      )}
    </>
  );
}
