/** Lists of questions to go on with: related ones, the most asked, and those that may be meant. */
import { useId } from "react";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { ClosestAnswer } from "../../../server/contract/search.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";

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
              <Icon name="forward" small />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ClosestAnswersProps = { title?: string; answers: readonly ClosestAnswer[]; pathTo: (question: string) => string };

/** The answers that may be meant, each with its first sentence. */
export function ClosestAnswers({ title = "The closest answers", answers, pathTo }: ClosestAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section className="related closest" aria-labelledby="closest">
      <h2 className="sc" id="closest">
        {title}
      </h2>
      <ul>
        {answers.map(({ id, question, firstSentence }) => (
          <li key={id}>
            <Link to={pathTo(question)}>{typeset(question)}</Link>
            {firstSentence !== "" && <p>{typeset(firstSentence)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
