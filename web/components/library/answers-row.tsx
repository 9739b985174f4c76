/** A row of a list: what its answers have in common, and the answers. */
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";

type Props = ComponentProps<"li"> & { answers: readonly AnswerLink[] };

/** @param children - What stands beside the answers. */
export function AnswersRow({ answers, children, ...rest }: Props) {
  return (
    <li
      className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-6 border-rule border-b py-2.5 max-md:grid-cols-1"
      {...rest}
    >
      {children}
      <ul>
        {answers.map(({ id, question }) => (
          <li key={id}>
            <Link className="block font-serif text-body text-ink-2 hover:text-rubric max-md:py-2.5" to={answerPath(id)}>
              {typeset(question)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
