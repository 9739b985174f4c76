/** The question of the day, with the first paragraph of its answer. */
import { Link } from "react-router-dom";
import type { QuestionOfTheDay as Question } from "../../../server/contract/home.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";

export function QuestionOfTheDay({ day: { id, question, paragraph } }: { day: Question }) {
  return (
    <article aria-labelledby="day">
      <p className="label">Question of the day</p>
      <h2 className="@max-gloss:mt-1 mt-2 text-balance font-serif text-heading" id="day">
        <Link className="block hover:text-rubric max-md:py-2" to={answerPath(id)}>
          {typeset(question)}
        </Link>
      </h2>
      <p className="@max-gloss:mt-1 mt-2 hyphens-auto text-pretty font-serif text-body text-ink-2">
        {typeset(paragraph)}
      </p>
      <Link className="onward-link mt-1" aria-describedby="day" to={answerPath(id)}>
        Read on
      </Link>
    </article>
  );
}
