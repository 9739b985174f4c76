/** The answers found, and their number. A long list shows twenty, and the rest on demand. */
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import type { PartnersById } from "../../data/partners.ts";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { inWords } from "../../lib/numbers.ts";
import { answerPath, libraryTopicPath } from "../../lib/paths.ts";
import { capitalized, escapeRegExp } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";

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

/** Above the link that covers the row. */
const TOPIC =
  "relative z-1 -my-0.5 inline-block py-0.5 hover:text-rubric max-md:after:absolute max-md:after:-inset-x-2 max-md:after:-top-4 max-md:after:-bottom-2";
const MATCH =
  "-mx-px bg-[linear-gradient(transparent_10%,var(--color-wash)_10%_92%,transparent_92%)] bg-transparent box-decoration-clone px-px font-[560] text-ink";

type ItemProps = { answer: AnswerSummary; topic: LibraryTopic | undefined; partners: PartnersById };

/** An answer in the list: topic, question, excerpt, and the partners it cites. One link covers the row. */
function AnswerItem({ answer, topic, partners }: ItemProps) {
  const { id, question, excerpt, matches, partnerIds } = answer;
  const cited = partnerIds.flatMap((id) => partners.get(id) ?? []);
  const path = answerPath(id);
  const prefetchPage = usePrefetch();
  const prefetch = () => prefetchPage(path);
  return (
    <article className="group relative border-rule border-b pt-4.5 pb-5">
      {topic && (
        <p className="font-serif text-ink-3 text-note italic">
          <Link className={TOPIC} to={libraryTopicPath(topic.id)}>
            {typeset(topic.title)}
          </Link>
        </p>
      )}
      <h2 className="text-balance font-medium font-serif text-heading tracking-[-0.004em] group-hover:text-rubric">
        <Link className="after:absolute after:inset-0" to={path} onPointerEnter={prefetch} onFocus={prefetch}>
          {typeset(question)}
        </Link>
      </h2>
      <MarkedPassage passage={excerpt} matches={matches} />
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-3 text-meta">
        <span className="flex gap-1" aria-hidden="true">
          {cited.map((partner) => (
            <PartnerLogo key={partner.id} partner={partner} size={22} />
          ))}
        </span>
        <span>{typeset(cited.map(({ shortName }) => shortName).join(", "))}</span>
      </p>
    </article>
  );
}

/** A passage with the matching words marked. */
function MarkedPassage({ passage, matches }: { passage: string; matches: readonly string[] }) {
  return (
    <p className="excerpt mt-1 text-pretty">
      {splitAt(typeset(passage), matches.map(typeset)).map((piece, index) =>
        index % 2 ? (
          <mark key={index} className={MATCH}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

/** Every second piece is a match. Only whole words match. */
function splitAt(passage: string, matches: readonly string[]): string[] {
  if (matches.length === 0) return [passage];
  const words = matches.map(escapeRegExp).join("|");
  return passage.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, "iu"));
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
