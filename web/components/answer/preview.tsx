/** A source, or a passage of Scripture, shown over the text. On small screens a sheet at the foot. */
import type { CSSProperties, ReactNode } from "react";
import type { Citation } from "../../../server/contract/answer.ts";
import { Device } from "../ui/device.tsx";
import { PageIcon } from "../ui/page-icon.tsx";
import { typeset } from "../ui/typeset.ts";
import { placeOf } from "./citation-form.ts";
import type { Directory } from "./directory.ts";
import { copyCitation } from "./hand-on.ts";
import type { Anchor, Shown } from "./use-previews.ts";

const WIDTH = 344; // pixels, as in peek.css
const GAP = 10;
const TICK = 10;

type Props = {
  shown: Shown;
  citations: readonly Citation[];
  partners: Directory;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

export function Preview({ shown, citations, partners, ...hover }: Props) {
  const citation = shown.kind === "source" ? citations.find(({ number }) => number === shown.number) : undefined;
  return (
    <aside
      className="peek"
      aria-label={shown.kind === "source" ? `Source ${shown.number}` : typeset(shown.passage.reference)}
      data-side={shown.anchor.below ? "below" : "above"}
      style={positionOf(shown.anchor)}
      {...hover}
    >
      {shown.kind === "passage" && (
        <Words heading={typeset(shown.passage.reference)} text={typeset(shown.passage.text)}>
          <p className="kjv">King James Version</p>
        </Words>
      )}
      {citation && <Source citation={citation} partners={partners} />}
    </aside>
  );
}

function Source({ citation, partners }: { citation: Citation; partners: Directory }) {
  const partner = partners.get(citation.partnerId);
  return (
    <>
      {partner && (
        <div className="top">
          <Device partner={partner} size={24} />
          <span>{typeset(partner.name)}</span>
        </div>
      )}
      <Words heading={placeOf(citation)} text={typeset(citation.snippet)} clamped />
      <div className="foot">
        <a className="go" href={citation.url} target="_blank" rel="noopener">
          Read on {partner ? typeset(partner.shortName) : "source website"} <PageIcon name="forward" small />
        </a>
        <button
          type="button"
          className="icon-btn"
          aria-label="Copy citation"
          onClick={() => copyCitation(citation, partner)}
        >
          <PageIcon name="quote" />
        </button>
      </div>
    </>
  );
}

type WordsProps = { heading: string; text: string; clamped?: boolean; children?: ReactNode };

function Words({ heading, text, clamped = false, children }: WordsProps) {
  return (
    <>
      <p className="heading">{heading}</p>
      <p className={clamped ? "line-clamp-3" : undefined}>{text}</p>
      {children}
    </>
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
