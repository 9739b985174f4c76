/** The icons of doors and suggested searches. Their drawings are a file of their own, so that the script of a first visit weighs less. */
import type { SuggestedSearch } from "../../../server/contract/suggested-searches.ts";
import { InkDrawing } from "../ui/ink-drawing.tsx";

const FILE = "/emblems.svg";

export function SuggestionIcon({ name }: { name: SuggestedSearch["icon"] }) {
  return (
    <InkDrawing>
      <use href={`${FILE}#${name}`} />
      <use className="stroke-rubric" href={`${FILE}#${name}.red`} />
    </InkDrawing>
  );
}
