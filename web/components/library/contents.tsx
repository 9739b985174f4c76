/** The contents page: the heads with their Roman numerals, leader dots and numbers of questions. */

import type { LibraryCategory } from "../../../server/contract/library.ts";
import { roman } from "../../lib/numbers.ts";
import { libraryTopicPath, placeOnPage } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";

export function Contents({ topics }: { topics: readonly LibraryCategory[] }) {
  return (
    <section className="sect first" id="topics" aria-labelledby="topics-label">
      <div className="rowhead">
        <h2 className="sc" id="topics-label">
          Topics
        </h2>
        <Link className="quiet" to={placeOnPage("index")}>
          Index of questions
        </Link>
      </div>
      <nav className="toc" aria-label="Topics">
        {topics.map(({ id, title, answers }, index) => (
          <Link key={id} to={libraryTopicPath(id)}>
            <span className="rn">{roman(index + 1)}</span>
            <span className="t">{typeset(title)}</span>
            <span className="dots" aria-hidden="true" />
            <span className="n">
              {answers.length}
              <span className="vh">{answers.length === 1 ? " question" : " questions"}</span>
            </span>
          </Link>
        ))}
      </nav>
    </section>
  );
}
