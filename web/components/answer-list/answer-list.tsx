/** The answers found, and their number. A long list shows twenty, and the rest on demand. */
import { useEffect, useRef } from "react";
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import type { PartnersById } from "../../data/partners.ts";
import { inWords } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { Button } from "../ui/button.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { AnswerItem } from "./answer-item.tsx";

const SHOWN_FIRST = 20;

type Props = {
  answers: readonly AnswerSummary[];
  topics: readonly LibraryTopic[];
  partners: PartnersById;
  expanded: boolean;
  onExpand: () => void;
};

export function AnswerList({ answers, topics, partners, expanded, onExpand }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const hidden = expanded ? 0 : Math.max(answers.length - SHOWN_FIRST, 0);

  // The button disappears when pressed; the focus moves to the first new row.
  useEffect(() => {
    if (!expanded || !asked.current) return;
    asked.current = false;
    list.current?.querySelectorAll<HTMLElement>("h2 a")[SHOWN_FIRST]?.focus({ preventScroll: true });
  }, [expanded]);

  return (
    <>
      {/* A filter changes the list; without this, scroll anchoring would follow an answer that moved. */}
      <div className="[overflow-anchor:none]" ref={list}>
        {answers.slice(0, answers.length - hidden).map((answer) => (
          <AnswerItem key={answer.id} answer={answer} topic={topicOf.get(answer.topicId)} partners={partners} />
        ))}
      </div>
      {hidden > 0 && (
        <Button
          look="quiet"
          className="-ms-2 mt-1.5"
          onClick={() => {
            asked.current = true;
            onExpand();
          }}
        >
          {`See ${hidden} More`}
        </Button>
      )}
    </>
  );
}

type ResultCountProps = {
  /** Null while loading. */
  shown: number | null;
  all: number;
  /** How the list is sorted. */
  order: string;
};

/** The number of answers: `Nine answers`, `Four answers of nine`. Announced when it changes. */
export function ResultCount({ shown, all, order }: ResultCountProps) {
  return (
    <div className="flex min-h-10 items-baseline justify-between gap-4 border-rule border-b pt-1.5">
      <p className="font-serif text-ink-2 text-lede italic" role="status">
        {shown === null ? "Searching theological resources..." : inSentence(shown, all)}
      </p>
      {shown === null && <TakingLonger />}
      {shown !== null && shown > 1 && <span className="text-ink-3 text-meta">{order}</span>}
    </div>
  );
}

function inSentence(shown: number, all: number): string {
  const answers = `${inWords(shown)} ${shown === 1 ? "answer" : "answers"}`;
  const sentence = shown === all ? answers : `${answers} of ${inWords(all)}`;
  return capitalized(sentence);
}
