/** The answers that may be meant, each with its first sentence. */
import type { ClosestAnswer } from "../../../server/contract/search.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";

type Props = { title?: string; answers: readonly ClosestAnswer[]; pathTo: (question: string) => string };

export function ClosestAnswers({ title = "The closest answers", answers, pathTo }: Props) {
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
