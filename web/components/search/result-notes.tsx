/** Lines above an answer that say how it differs from what was asked. */
import { typeset } from "../../lib/typeset.ts";

type Props = {
  asked: string;
  answered: string;
  /** Where the question itself follows as the heading. */
  beforeHeading?: boolean;
};

/** Says that an answer belongs to another question than the one that was asked. */
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

/** For an address that names partners which do not exist, as an old link can. */
export function DroppedSources({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="note dropped">
      {count === 1
        ? "This link names a source that Loci does not have. It was left out."
        : `This link names ${count} sources that Loci does not have. They were left out.`}
    </p>
  );
}
