/** The answers on a passage: those that explain it, and those that refer to it. */
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { Scripture } from "../../../server/contract/scripture.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";

/** Number of answers shown before the others are requested. */
const SHOWN = 10;

type Props = Pick<Scripture, "explainedBy" | "referredToBy">;

export function PassageAnswers({ explainedBy, referredToBy }: Props) {
  return (
    <>
      <h2 className="font-serif text-heading">Answers on this passage</h2>
      {explainedBy.length + referredToBy.length === 0 && (
        <p className="aside mt-3">No answer explains or mentions it yet.</p>
      )}
      <AnswerLinks title="Explained in" answers={explainedBy} />
      <AnswerLinks title="Mentioned in" answers={referredToBy} />
    </>
  );
}

function AnswerLinks({ title, answers }: { title: string; answers: readonly AnswerLink[] }) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (answers.length === 0) return null;
  const shown = all ? answers : answers.slice(0, SHOWN);
  return (
    <section className="mt-6" aria-labelledby={id}>
      <h3 className="label" id={id}>
        {title}
      </h3>
      <ul className="mt-1.5 border-rule border-t">
        {shown.map((answer) => (
          <li key={answer.id}>
            <Link
              className="block text-balance border-rule border-b py-2 font-serif text-note hover:text-rubric max-md:py-2.75"
              to={answerPath(answer.id)}
            >
              {typeset(answer.question)}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < answers.length && (
        <Button look="quiet" className="-ms-2 mt-2" onClick={() => setAll(true)}>
          {`See ${answers.length - shown.length} More`}
        </Button>
      )}
    </section>
  );
}
