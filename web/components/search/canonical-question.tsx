/** Says that an answer belongs to another question than the one that was asked. */
import { typeset } from "../../lib/typeset.ts";

type Props = {
  asked: string;
  answered: string;
  /** Where the question itself follows as the heading. */
  beforeHeading?: boolean;
};

export function CanonicalQuestion({ asked, answered, beforeHeading = false }: Props) {
  if (words(asked) === words(answered)) return null;
  return <p className="under">Closest answer: {!beforeHeading && <q>{typeset(answered)}</q>}</p>;
}

/** Case, spaces and punctuation make no other question. */
function words(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
