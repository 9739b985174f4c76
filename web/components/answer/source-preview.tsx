/** A source, or a passage of Scripture, shown over the text beside its mark. */
import type { CSSProperties, HTMLAttributes, RefObject } from "react";
import type { Citation } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import { PassageCard, previewName, SourceCard } from "./preview-cards.tsx";
import type { Anchor, ShownPreview } from "./use-source-previews.ts";

const WIDTH = 344; // pixels, as in peek.css
const GAP = 10;
const TICK = 10;

type Props = HTMLAttributes<HTMLDivElement> & {
  shown: ShownPreview;
  citations: readonly Citation[];
  partners: PartnersById;
  /** Shows the chapter around the passage. */
  onChapter: () => void;
  ref: RefObject<HTMLDivElement | null>;
};

export function SourcePreview({ shown, citations, partners, onChapter, ...rest }: Props) {
  return (
    <div
      className="peek"
      role="dialog"
      aria-label={previewName(shown)}
      data-side={shown.anchor.below ? "below" : "above"}
      style={positionOf(shown.anchor)}
      {...rest}
    >
      {shown.kind === "passage" ? (
        <PassageCard passage={shown.passage} onChapter={onChapter} />
      ) : (
        <SourceCard number={shown.number} citations={citations} partners={partners} />
      )}
    </div>
  );
}

function positionOf({ center, top, bottom, room, below }: Anchor): CSSProperties {
  const left = Math.max(0, Math.min(center - WIDTH / 2, room - WIDTH));
  return {
    "--left": `${left}px`,
    "--top": `${below ? bottom + GAP : top - GAP}px`,
    "--tick": `${center - left - TICK / 2}px`,
  } as CSSProperties;
}
