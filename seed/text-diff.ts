/** Compares two texts of an answer, sentence by sentence, and the sentences word by word. */
import { splitSentences } from "../server/shared/sentences.ts";

/** A piece of two lists: what both have, or what only one has in its place. */
interface Piece {
  both: string[];
  removed: string[];
  added: string[];
}

/**
 * @returns Each sentence that differs, with removed words as `[-these-]` and added ones as `{+these+}`, like `git diff
 *   --word-diff`.
 */
export function diffSentences(before: string, after: string): string[] {
  return compare(sentencesOf(before), sentencesOf(after)).flatMap(({ removed, added }) =>
    Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
      diffWords(removed[index] ?? "", added[index] ?? ""),
    ),
  );
}

function diffWords(before: string, after: string): string {
  return compare(wordsOf(before), wordsOf(after))
    .flatMap(({ both, removed, added }) => [
      ...both,
      ...(removed.length > 0 ? [`[-${removed.join(" ")}-]`] : []),
      ...(added.length > 0 ? [`{+${added.join(" ")}+}`] : []),
    ])
    .join(" ");
}

function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(splitSentences);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** @returns The lists as pieces, in order, by their longest common subsequence. */
function compare(before: readonly string[], after: readonly string[]): Piece[] {
  const length = commonLengths(before, after);
  const pieces: Piece[] = [];
  const last = (isBoth: boolean): Piece => {
    const open = pieces.at(-1);
    if (open && (!isBoth || open.removed.length + open.added.length === 0)) return open;
    const piece: Piece = { both: [], removed: [], added: [] };
    pieces.push(piece);
    return piece;
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [one = "", other = ""] = [before[i], after[j]];
    if (i < before.length && j < after.length && one === other) {
      last(true).both.push(one);
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && (length[i + 1]?.[j] ?? 0) >= (length[i]?.[j + 1] ?? 0))) {
      last(false).removed.push(one);
      i += 1;
    } else {
      last(false).added.push(other);
      j += 1;
    }
  }
  return pieces;
}

/** @returns By the items that are left out of each list at its beginning, how many the rests have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row = [], below = []] = [lengths[i], lengths[i + 1]];
      row[j] = before[i] === after[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}
