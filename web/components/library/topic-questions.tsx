/** A head of the library with all its questions, and the heads before and after it. */

import type { LibraryCategory } from "../../../server/contract/library.ts";
import { counted, roman } from "../../lib/numbers.ts";
import { libraryTopicPath, listingPath, resultsPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { PartHeading } from "./part-heading.tsx";

type Props = { topic: LibraryCategory; topics: readonly LibraryCategory[] };

export function TopicQuestions({ topic, topics }: Props) {
  const index = topics.indexOf(topic);
  const before = topics[index - 1];
  const after = topics[index + 1];
  return (
    <div className="part">
      <PartHeading title={topic.title} lede={`${capitalized(counted(topic.answers.length, "question"))}.`}>
        <span className="rn">{roman(index + 1)}</span>
      </PartHeading>
      <section className="sect" aria-labelledby="questions-label">
        <div className="rowhead">
          <h2 className="sc" id="questions-label">
            Questions
          </h2>
          <Link className="quiet" to={listingPath({ words: "", topicIds: [topic.id], partnerIds: [] })}>
            Search this topic
          </Link>
        </div>
        <ul className="related">
          {topic.answers.map(({ id, question }) => (
            <li key={id}>
              <Link to={resultsPath({ question, partnerIds: [] })}>
                {typeset(question)}
                <Icon name="forward" small />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <nav className="turn" aria-label="Topics before and after">
        {before && (
          <Link to={libraryTopicPath(before.id)} rel="prev">
            <small>{roman(index)}</small> {typeset(before.title)}
          </Link>
        )}
        {after && (
          <Link className="next" to={libraryTopicPath(after.id)} rel="next">
            <small>{roman(index + 2)}</small> {typeset(after.title)}
          </Link>
        )}
      </nav>
    </div>
  );
}
