/** Questions to go on with: related ones, or the most asked. */
import { useId } from "react";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";
import { PageIcon } from "../ui/page-icon.tsx";

type Props = { title: string; questions: readonly AnswerLink[]; pathTo: (question: string) => string };

export function QuestionLinks({ title, questions, pathTo }: Props) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section className="related" aria-labelledby={id}>
      <h2 className="sc" id={id}>
        {title}
      </h2>
      <ul>
        {questions.map((link) => (
          <li key={link.id}>
            <Link to={pathTo(link.question)}>
              {typeset(link.question)}
              <PageIcon name="forward" small />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
