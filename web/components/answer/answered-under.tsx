/** Says which question of ours the answer is written under, where it is not the one that was asked. */
import { typeset } from "../ui/typeset.ts";

type Props = { asked: string; answered: string };

export function AnsweredUnder({ asked, answered }: Props) {
  if (words(asked) === words(answered)) return null;
  return (
    <p className="under">
      Answered under <q>{typeset(answered)}</q>
    </p>
  );
}

/** Case, spaces and punctuation make no other question. */
function words(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
