/**
 * A line drawing in black and red ink. The drawings are a file of their own, so that the script of a first visit weighs
 * less.
 */
import type { SuggestedSearch } from "../../../server/contract/suggested-searches.ts";

const FILE = "/emblems.svg";

export function Emblem({ name }: { name: SuggestedSearch["icon"] | "bible" | "timeline" }) {
  return (
    <svg
      className="-ms-0.5 mt-0.25 size-8.5 fill-none stroke-[1.3] stroke-ink-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <use href={`${FILE}#${name}`} />
      <use className="stroke-rubric" href={`${FILE}#${name}.red`} />
    </svg>
  );
}
