/** What a preview and the sheet of a phone show: a source in short, or the words of a passage. */
import type { ReactNode } from "react";
import type { Citation, Passage } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import { titleWithLocator } from "./format-citation.ts";
import { copyCitation, copyPassage } from "./share-actions.ts";
import type { SheetSubject } from "./use-source-previews.ts";

/** Three lines of a preview. */
const SNIPPET = 125; // characters

type SourceProps = {
  number: number;
  citations: readonly Citation[];
  partners: PartnersById;
  /** The whole snippet, where there is room for it. */
  whole?: boolean;
  /** Further ways on. */
  children?: ReactNode;
};

export function SourceCard({ number, citations, partners, whole = false, children }: SourceProps) {
  const citation = citations.find((one) => one.number === number);
  if (!citation) return null;
  const partner = partners.get(citation.partnerId);
  const snippet = typeset(citation.snippet);
  return (
    <>
      {partner && (
        <div className="top">
          <PartnerLogo partner={partner} size={24} />
          <span>{typeset(partner.name)}</span>
        </div>
      )}
      <p className="heading">{titleWithLocator(citation)}</p>
      <p>{whole ? snippet : shortened(snippet, SNIPPET)}</p>
      <div className="foot">
        <a className="go" href={citation.url} target="_blank" rel="noopener">
          Read on {partner ? typeset(partner.shortName) : "source website"} <Icon name="forward" small />
        </a>
        <button
          type="button"
          className="icon-btn"
          aria-label="Copy citation"
          onClick={() => copyCitation(citation, partner)}
        >
          <Icon name="quote" />
        </button>
        {children}
      </div>
    </>
  );
}

type PassageProps = { passage: Passage; onChapter: () => void };

export function PassageCard({ passage, onChapter }: PassageProps) {
  return (
    <>
      <p className="heading">{typeset(passage.reference)}</p>
      <p>{typeset(passage.text)}</p>
      <p className="kjv">King James Version</p>
      <div className="foot">
        <button type="button" className="go" onClick={onChapter}>
          Whole chapter <Icon name="forward" small />
        </button>
        <button type="button" className="quiet" onClick={() => copyPassage(passage)}>
          <Icon name="quote" small />
          Copy
        </button>
      </div>
    </>
  );
}

/** What a preview or a sheet is called. */
export function previewName(subject: SheetSubject): string {
  return subject.kind === "source" ? `Source ${subject.number}` : typeset(subject.passage.reference);
}
