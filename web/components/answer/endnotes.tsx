/** For the print only: the sources as numbered endnotes, and where the page came from. */
import { Fragment } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import { fullDay } from "../../lib/dates.ts";
import { typeset } from "../../lib/typeset.ts";
import { titleWithLocator, yearOf } from "./format-citation.ts";

export function Endnotes({ answer, partners }: { answer: Answer; partners: PartnersById }) {
  return (
    <section className="print-only">
      <h2 className="sc">Sources</h2>
      <ol>
        {answer.citations.map((citation) => (
          <li key={citation.id}>
            <b>{citation.number}</b>
            <span>
              {typeset(citation.author)}, <i>{titleWithLocator(citation)}</i>
              {yearOf(citation) && `, ${yearOf(citation)}`}. {typeset(partners.get(citation.partnerId)?.name ?? "")},{" "}
              <Address url={citation.url} />
            </span>
          </li>
        ))}
      </ol>
      <p className="note">Prepared with Loci on {fullDay(new Date())}.</p>
    </section>
  );
}

/** An address without its protocol, which may break after a slash. */
function Address({ url }: { url: string }) {
  const parts = url.replace(/^https?:\/\/(www\.)?/, "").split("/");
  return (
    <span className="u">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
