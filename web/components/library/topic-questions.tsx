/** A topic with all its questions, and links to the topics before and after it. */
import { Link } from "react-router-dom";
import type { LibraryTopic } from "../../../server/contract/library.ts";
import { topicMapPath } from "../../lib/library-paths.ts";
import { listingPath } from "../../lib/listing.ts";
import { counted } from "../../lib/numbers.ts";
import { libraryTopicPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { AnswerRows } from "../answer-list/answer-rows.tsx";
import { BeforeAndAfter } from "../ui/before-and-after.tsx";
import { Icon } from "../ui/icon.tsx";
import { LibrarySection } from "./library-section.tsx";
import { PartHeading } from "./part-heading.tsx";
import { TopicNumeral } from "./topic-numeral.tsx";

type Props = { topic: LibraryTopic; topics: readonly LibraryTopic[] };

export function TopicQuestions({ topic, topics }: Props) {
  const index = topics.indexOf(topic);
  const neighbourAt = (place: number) => {
    const neighbour = topics[place];
    if (!neighbour) return null;
    const name = (
      <>
        <TopicNumeral index={place} className="mr-1" /> {typeset(neighbour.title)}
      </>
    );
    return { to: libraryTopicPath(neighbour.id), name };
  };
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
          <AnswerRows answers={topic.answers} />
        </ul>
        <Link className="onward-link mt-4" to={topicMapPath(topic.id)}>
          How these answers connect <Icon name="forward" small />
        </Link>
      </LibrarySection>
      <BeforeAndAfter label="Topics before and after" before={neighbourAt(index - 1)} after={neighbourAt(index + 1)} />
    </div>
  );
}
