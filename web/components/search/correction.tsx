/** Says that the spelling was mended, and leads to the search of the words as they were typed. */
import { Link } from "../ui/link.tsx";
import { typeset } from "../ui/typeset.ts";

/** A longer question is not printed again, let alone twice. */
const LONGEST_QUOTED = 90; // characters

type Props = {
  typed: string;
  /** What was searched in its place; null when nothing was mended. */
  corrected: string | null;
  /** Whether that found an answer. */
  found: boolean;
  verbatimPath: string;
};

export function Correction({ typed, corrected, found, verbatimPath }: Props) {
  if (corrected === null) return null;
  const quoted = typed.length <= LONGEST_QUOTED;
  return (
    <p className="dym">
      {found ? "Showing results for " : "Searched for "}
      {quoted ? <em>{typeset(corrected)}</em> : "your question with its spelling mended"}, search instead for{" "}
      <Link className="link" to={verbatimPath}>
        {quoted ? typeset(typed) : "your own words"}
      </Link>
    </p>
  );
}
