/** An answer in the list: topic, question, excerpt, and the partners it cites. One link covers the row. */
import { Link } from "react-router-dom";
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import type { PartnersById } from "../../data/partners.ts";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { answerPath, libraryTopicPath } from "../../lib/paths.ts";
import { escapeRegExp } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { PartnerLogo } from "../ui/partner.tsx";

/** Above the link that covers the row. */
const TOPIC =
  "relative z-1 -my-0.5 inline-block py-0.5 hover:text-rubric max-md:after:absolute max-md:after:-inset-x-2 max-md:after:-top-4 max-md:after:-bottom-2";
const MATCH =
  "-mx-px bg-[linear-gradient(transparent_10%,var(--color-wash)_10%_92%,transparent_92%)] bg-transparent box-decoration-clone px-px font-[560] text-ink";

type Props = { answer: AnswerSummary; topic: LibraryTopic | undefined; partners: PartnersById };

export function AnswerItem({ answer, topic, partners }: Props) {
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

type MarkedPassageProps = { passage: string; matches: readonly string[] };

/** A passage with the matching words marked. */
function MarkedPassage({ passage, matches }: MarkedPassageProps) {
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
