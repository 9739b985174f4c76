/** The place of an answer in its topic, and the answer after it, so that a topic can be read like a chapter of a book. */
import { Link } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import { useQuery } from "../../data/use-query.ts";
import { eraPlace, libraryTimelinePath } from "../../lib/library-paths.ts";
import { answerPath, libraryTopicPath, relatedCall } from "../../lib/paths.ts";
import { placeOnPage } from "../../lib/places.ts";
import { topicName } from "../../lib/topic-name.ts";
import { typeset } from "../../lib/typeset.ts";
import { LinkRow } from "../ui/link-row.tsx";

export function NextOfTopic({ answer: { id, topic } }: { answer: Pick<Answer, "id" | "topic"> }) {
  const query = useQuery(relatedCall(id));
  // An answer that was kept offline by an earlier version has no place.
  if (query.status !== "ready" || !query.data.place) return null;
  const { place, era } = query.data;
  const { number, count, next } = place;
  return (
    <nav className="mt-9 print:hidden" aria-label={`Next in ${typeset(topic.title)}`}>
      <p className="flex items-baseline justify-between gap-4">
        <Link className="label hover:text-rubric" to={libraryTopicPath(topic.id)}>
          {topicName(topic)}, {number} of {count}
        </Link>
        {era && (
          <Link
            className="label hover:text-rubric"
            to={libraryTimelinePath + placeOnPage(eraPlace(era.id))}
            aria-label={`Timeline: ${typeset(`${era.title}, ${era.dates}`)}`}
          >
            Timeline
          </Link>
        )}
      </p>
      {next && (
        <p className="mt-2 border-rule border-t">
          <LinkRow to={answerPath(next.id)}>{typeset(next.question)}</LinkRow>
        </p>
      )}
    </nav>
  );
}
