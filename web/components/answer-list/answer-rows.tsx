/** Answers as rows of links, for use in a list. */
import type { AnswerLink } from "../../../server/contract/answer.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { LinkRow } from "../ui/link-row.tsx";

type Props = {
  answers: readonly AnswerLink[];
  /** The address of each; by default, that of all its sources. */
  pathTo?: (link: AnswerLink) => string;
};

export function AnswerRows({ answers, pathTo = ({ id }) => answerPath(id) }: Props) {
  return answers.map((link) => (
    <li key={link.id}>
      <LinkRow to={pathTo(link)}>{typeset(link.question)}</LinkRow>
    </li>
  ));
}
