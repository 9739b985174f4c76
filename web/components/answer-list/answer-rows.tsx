/** Answers as a row of links, for use in a list. */
import { Link } from "react-router-dom";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { LinkRowArrow, linkRow } from "../ui/link-row.tsx";

export function AnswerRows({ answers }: { answers: readonly AnswerLink[] }) {
  return answers.map(({ id, question }) => (
    <li key={id}>
      <Link className={linkRow} to={answerPath(id)}>
        {typeset(question)}
        <LinkRowArrow />
      </Link>
    </li>
  ));
}
