/** A passage with the words in it that match the search marked. */
import { typeset } from "../../lib/typeset.ts";

type Props = { passage: string; matches: readonly string[] };

export function MarkedPassage({ passage, matches }: Props) {
  return (
    <p className="ex">
      {splitAt(typeset(passage), matches.map(typeset)).map((piece, index) =>
        index % 2 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </p>
  );
}

/** Every second piece is a match, whole words only. */
function splitAt(passage: string, matches: readonly string[]): string[] {
  if (matches.length === 0) return [passage];
  const words = matches.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return passage.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, "iu"));
}
