/** One source: numeral, logo, title with its place, author and year, partner. It opens on the snippet and the link. */
import type { Citation } from "../../../server/contract/answer.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { sourceId } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner-logo.tsx";
import { titleWithLocator, yearOf } from "./format-citation.ts";
import { copyCitation, shareSource } from "./share-actions.ts";

type Props = {
  citation: Citation;
  partner: Partner | undefined;
  open: boolean;
  onToggle: () => void;
  /** Leads back to the mark the reader came from; absent when they came from elsewhere. */
  onBackToText?: (() => void) | undefined;
};

/** The id of the button that opens a source, so that the focus can be set on it. */
export const sourceButtonId = (number: number) => `source-${number}`;

export function SourceRow({ citation, partner, open, onToggle, onBackToText }: Props) {
  const { number } = citation;
  const bodyId = `source-${number}-body`;
  const copy = () => copyCitation(citation, partner);
  return (
    <article className="source" id={sourceId(number)} data-open={open || undefined}>
      <span className="no" aria-hidden="true">
        {number}
      </span>
      {partner ? <PartnerLogo partner={partner} size={40} /> : <span />}
      <div className="hd">
        <h2>
          <button
            type="button"
            id={sourceButtonId(number)}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <span className="vh">Source {number}: </span>
            {titleWithLocator(citation)}
          </button>
        </h2>
        <p className="meta">
          <b>{typeset(citation.author)}</b>
          {yearOf(citation) && `, ${yearOf(citation)}`}
          {partner && (
            <>
              <br />
              {typeset(partner.name)}
            </>
          )}
        </p>
      </div>
      <div className="acts">
        <button type="button" className="icon-btn cp" aria-label={`Copy citation ${number}`} onClick={copy}>
          <Icon name="quote" />
        </button>
        <button
          type="button"
          className="icon-btn sh"
          aria-label={`Share source ${number}`}
          onClick={() => shareSource(citation)}
        >
          <Icon name="share" />
        </button>
        <button type="button" className="icon-btn tw" tabIndex={-1} aria-hidden="true" onClick={onToggle}>
          <Icon name="chevron" />
        </button>
      </div>
      <div className="body" id={bodyId}>
        {open && (
          <>
            <p>{typeset(citation.snippet)}</p>
            <div className="foot">
              <a className="go" href={citation.url} target="_blank" rel="noopener">
                Read on {partner ? typeset(partner.name) : "source website"}&nbsp;
                <Icon name="forward" small />
              </a>
              <button type="button" className="quiet cpt" onClick={copy}>
                <Icon name="quote" small />
                Copy citation
              </button>
              {onBackToText && (
                <button type="button" className="quiet" onClick={onBackToText}>
                  Back to text
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </article>
  );
}
