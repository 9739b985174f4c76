/** An answer in the list: its topic, its question, an excerpt of it, and the partners it cites. One link covers the row. */
import type { AnswerSummary } from "../../../server/contract/answer.ts";
import type { LibraryCategory } from "../../../server/contract/library.ts";
import type { PartnersById } from "../../data/partners.ts";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { libraryTopicPath, resultsPath } from "../../lib/paths.ts";
import { escapeRegExp } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";

type Props = { answer: AnswerSummary; topic: LibraryCategory | undefined; partners: PartnersById };

export function AnswerItem({ answer, topic, partners }: Props) {
  const { question, excerpt, matches, partnerIds } = answer;
  const cited = partnerIds.flatMap((id) => partners.get(id) ?? []);
  const path = resultsPath({ question, partnerIds: [] });
  const prefetchPage = usePrefetch();
  const prefetch = () => prefetchPage(path);
  return (
    <article className="hit">
      {topic && (
        <p className="of">
          <Link to={libraryTopicPath(topic.id)}>{typeset(topic.title)}</Link>
        </p>
      )}
      <h2>
        <Link to={path} onPointerEnter={prefetch} onFocus={prefetch}>
          {typeset(question)}
        </Link>
      </h2>
      <MarkedPassage passage={excerpt} matches={matches} />
      <p className="by">
        <span className="devs" aria-hidden="true">
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

/** A passage with the words in it that match the search marked. */
function MarkedPassage({ passage, matches }: MarkedPassageProps) {
  return (
    <p className="ex">
      {splitAt(typeset(passage), matches.map(typeset)).map((piece, index) =>
        index % 2 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </p>
  );
}

/** Every second piece is a match, whole words only. */
function splitAt(passage: string, matches: readonly string[]): string[] {
  if (matches.length === 0) return [passage];
  const words = matches.map(escapeRegExp).join("|");
  return passage.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, "iu"));
}
