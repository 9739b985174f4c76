/** A head of the library with all its questions, and the heads before and after it. */
import { Link } from "react-router-dom";
import type { LibraryCategory } from "../../../server/contract/library.ts";
import { topicMapPath } from "../../lib/library-paths.ts";
import { listingPath } from "../../lib/listing.ts";
import { counted } from "../../lib/numbers.ts";
import { libraryTopicPath, resultsPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkRowArrow, linkRow } from "../ui/link-row.tsx";
import { LibrarySection } from "./library-section.tsx";
import { PartHeading } from "./part-heading.tsx";
import { TopicNumeral } from "./topic-numeral.tsx";

const NEIGHBOUR = "py-2.5 hover:text-rubric";

type Props = { topic: LibraryCategory; topics: readonly LibraryCategory[] };

export function TopicQuestions({ topic, topics }: Props) {
  const index = topics.indexOf(topic);
  const before = topics[index - 1];
  const after = topics[index + 1];
  return (
    <div className="max-w-(--measure)">
      <PartHeading title={topic.title} lede={`${capitalized(counted(topic.answers.length, "question"))}.`}>
        <TopicNumeral index={index} />
      </PartHeading>
      <LibrarySection
        title="Questions"
        link={{ to: listingPath({ words: "", topicIds: [topic.id], partnerIds: [] }), text: "Search this topic" }}
        className="mt-8"
      >
        <ul>
          {topic.answers.map(({ id, question }) => (
            <li key={id}>
              <Link className={linkRow} to={resultsPath({ question, partnerIds: [] })}>
                {typeset(question)}
                <LinkRowArrow />
              </Link>
            </li>
          ))}
        </ul>
        <Link className="onward-link mt-4" to={topicMapPath(topic.id)}>
          How these answers hang together <Icon name="forward" small />
        </Link>
      </LibrarySection>
      <nav
        className="mt-8 flex justify-between gap-6 font-serif text-17/6 text-ink-2 italic"
        aria-label="Topics before and after"
      >
        {before && (
          <Link className={NEIGHBOUR} to={libraryTopicPath(before.id)} rel="prev">
            <TopicNumeral index={index - 1} className="mr-1" /> {typeset(before.title)}
          </Link>
        )}
        {after && (
          <Link className={`${NEIGHBOUR} ml-auto text-right`} to={libraryTopicPath(after.id)} rel="next">
            <TopicNumeral index={index + 1} className="mr-1" /> {typeset(after.title)}
          </Link>
        )}
      </nav>
    </div>
  );
}
