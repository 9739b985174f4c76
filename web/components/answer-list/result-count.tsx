/** How many answers there are: `Nine answers`, `Four answers of nine`. Read out when it changes. */

import { inWords } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { TakingLonger } from "../ui/taking-longer.tsx";

type Props = {
  /** Null while the search is under way. */
  shown: number | null;
  all: number;
  /** How the list is sorted. */
  order: string;
};

export function ResultCount({ shown, all, order }: Props) {
  return (
    <div className="found">
      <p role="status">{shown === null ? "Searching theological resources..." : inSentence(shown, all)}</p>
      {shown === null && <TakingLonger />}
      {shown !== null && shown > 1 && <span>{order}</span>}
    </div>
  );
}

function inSentence(shown: number, all: number): string {
  const words = shown === 0 ? "no" : inWords(shown);
  const answers = `${words} ${shown === 1 ? "answer" : "answers"}`;
  const sentence = shown === all ? answers : `${answers} of ${inWords(all)}`;
  return capitalized(sentence);
}
