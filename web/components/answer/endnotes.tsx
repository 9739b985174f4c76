/**
 * The sources as numbered endnotes, and where the page came from: for print, without script, and where an address names
 * one.
 */
import type { Answer } from "../../../server/contract/answer.ts";
import { usePartnersById } from "../../data/partners.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { fullDay } from "../../lib/dates.ts";
import { breakingAfterSlashes } from "../../lib/line-breaks.tsx";
import { sourceId } from "../../lib/places.ts";
import { typeset } from "../../lib/typeset.ts";
import { titleWithLocator, yearOf } from "./format-citation.ts";

type Props = {
  answer: Answer;
  /** Whether the endnotes carry the ids of the sources, which are otherwise on the Sources tab. */
  isNamed: boolean;
};

export function Endnotes({ answer, isNamed }: Props) {
  const hydrated = useHydrated();
  const partners = usePartnersById();
  return (
    <section className="noscript:mt-9 noscript:block hidden has-target:mt-9 has-target:block print:mt-0 print:block">
      <h2 className="label">Sources</h2>
      <ol className="endnotes mt-[6pt]">
        {answer.citations.map((citation) => (
          <li key={citation.id} id={isNamed ? sourceId(citation.number) : undefined}>
            <b>{citation.number}</b>
            <span>
              {`${typeset(citation.author)}, `}
              <i>{titleWithLocator(citation)}</i>
              {`${yearOf(citation) ? `, ${yearOf(citation)}` : ""}. ${typeset(partners.get(citation.partnerId)?.name ?? "")}, `}
              <a href={citation.url}>{breakingAfterSlashes(citation.url.replace(/^https?:\/\/(www\.)?/, ""))}</a>
            </span>
          </li>
        ))}
      </ol>
      <p className="aside mt-[10pt] print:text-[9.5pt]">
        Prepared with Loci{hydrated && <span className="hidden print:inline"> on {fullDay(new Date())}</span>}.
      </p>
    </section>
  );
}
