/** A topic with all its questions, and links to the topics before and after it. */
import type { LibraryTopic } from "../../../server/contract/library.ts";
import { listingPath } from "../../lib/listing.ts";
import { counted } from "../../lib/numbers.ts";
import { libraryTopicPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { AnswerRows } from "../answer-list/answer-rows.tsx";
import { BeforeAndAfter } from "../ui/before-and-after.tsx";
import { LibrarySection } from "./library-section.tsx";
import { PartHeading } from "./part-frame.tsx";
import { TopicNumeral } from "./topic-numeral.tsx";

type Props = { topic: LibraryTopic; topics: readonly LibraryTopic[] };

export function TopicQuestions({ topic, topics }: Props) {
  const index = topics.indexOf(topic);
  const neighbourAt = (place: number) => {
    const neighbour = topics[place];
    if (!neighbour) return null;
    const name = (
      <>
        <TopicNumeral index={place} className="me-1" /> {typeset(neighbour.title)}
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
      </LibrarySection>
      <BeforeAndAfter label="Topics before and after" before={neighbourAt(index - 1)} after={neighbourAt(index + 1)} />
    </div>
  );
}
