/** Questions to go on with. */

import type { AnswerLink } from "../../../server/contract/answer.ts";
import { Link } from "../ui/link.tsx";
import { PageIcon } from "../ui/page-icon.tsx";
import { typeset } from "../ui/typeset.ts";

type Props = { questions: readonly AnswerLink[]; pathTo: (question: string) => string };

export function RelatedQuestions({ questions, pathTo }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related">
      <h2 className="sc" id="related">
        Related questions
      </h2>
      <ul>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <Link to={pathTo(question)}>
              {typeset(question)}
              <PageIcon name="forward" small />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
