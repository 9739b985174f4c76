/** The numbered sources of an answer, or those of one partner. */
import { useEffectEvent, useLayoutEffect } from "react";
import type { Answer, Citation } from "../../../server/contract/answer.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { FOCUSED_IN_PLACE } from "../../arrival/use-arrival.ts";
import { usePartnersById } from "../../data/partners.ts";
import { useAnswerPlace } from "../../hooks/use-answer-place.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { sourceId } from "../../lib/places.ts";
import { typeset } from "../../lib/typeset.ts";
import { useCiteDialog } from "../cite/use-cite-dialog.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { Tool } from "../ui/tool.tsx";
import { titleWithLocator, yearOf } from "./format-citation.ts";
import { shareSource } from "./share-actions.ts";

/** Which sources are open, by their numbers. */
export type OpenSources = Readonly<Record<number, boolean>>;

type Props = {
  answer: Answer;
  /** Shows the sources of this partner only; null shows all. */
  partnerId: string | null;
  onShowAll: () => void;
  open: OpenSources;
  onOpen: (number: number, isOpen: boolean) => void;
};

const remark = "aside border-rule border-b py-3";

export function SourceList({ answer, partnerId, onShowAll, open, onOpen }: Props) {
  const { named, entry } = useAnswerPlace();
  const showNamed = useEffectEvent(() => {
    if (named === null) return;
    onShowAll();
    onOpen(named, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry.
  useLayoutEffect(() => showNamed(), [entry]);
  const partners = usePartnersById();
  const shown = answer.citations.filter((citation) => partnerId === null || citation.partnerId === partnerId);
  return (
    <div className="mt-1 print:hidden">
      {partnerId !== null && (
        <p className={remark}>
          <span>{`Only ${typeset(partners.get(partnerId)?.shortName ?? "one partner")} is shown.`}</span>{" "}
          <Button look="quiet" onClick={onShowAll}>
            Show all sources
          </Button>
        </p>
      )}
      {shown.length === 0 && <p className={remark}>No sources to show.</p>}
      {shown.map((citation) => (
        <SourceRow
          key={citation.id}
          answerId={answer.id}
          citation={citation}
          partner={partners.get(citation.partnerId)}
          open={open[citation.number] ?? false}
          onOpen={(isOpen) => onOpen(citation.number, isOpen)}
        />
      ))}
    </div>
  );
}

type RowProps = {
  answerId: string;
  citation: Citation;
  partner: Partner | undefined;
  open: boolean;
  onOpen: (isOpen: boolean) => void;
};

function SourceRow({ answerId, citation, partner, open, onOpen }: RowProps) {
  const { number } = citation;
  const { followed, onBack } = useAnswerPlace();
  const onToggle = () => onOpen(!open);
  const hydrated = useHydrated();
  const bodyId = `source-${number}-body`;
  const { opener, dialog } = useCiteDialog({ kind: "source", answerId, number }, titleWithLocator(citation));
  return (
    <article
      className="group/source grid grid-cols-[2rem_2.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-rule border-b py-4 max-md:grid-cols-[2rem_minmax(0,1fr)_auto] max-md:grid-rows-[auto_1fr_auto]"
      id={sourceId(number)}
    >
      <span className="font-serif text-heading text-rubric" aria-hidden="true">
        {number}
      </span>
      {partner ? (
        <PartnerLogo
          partner={partner}
          size={40}
          className="max-md:col-start-1 max-md:row-start-2 max-md:mt-1.5 max-md:size-8"
        />
      ) : (
        <span />
      )}
      <div className="max-md:col-start-2 max-md:row-start-1 max-md:row-end-3">
        <h2 className="text-balance font-medium font-serif text-item max-md:relative">
          <button
            {...FOCUSED_IN_PLACE}
            type="button"
            className="block w-full text-start hover:text-rubric max-md:after:absolute max-md:after:inset-x-0 max-md:after:-top-2 max-md:after:-bottom-6"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <span className="sr-only">Source {number}: </span>
            {titleWithLocator(citation)}
          </button>
        </h2>
        <p className="mt-0.5 text-ink-3 text-meta">
          <b className="font-medium text-ink-2">{typeset(citation.author)}</b>
          {yearOf(citation) && `, ${yearOf(citation)}`}
          {partner && (
            <>
              <br />
              {typeset(partner.name)}
            </>
          )}
        </p>
      </div>
      <div className="-me-2 flex items-center max-md:row-start-1 max-md:row-end-3 max-md:-ms-2 max-md:-me-3 max-md:-mt-2">
        <IconButton className="max-md:hidden" aria-label={`Cite source ${number}`} {...opener}>
          <Icon name="quote" className="size-4.5" />
        </IconButton>
        <IconButton aria-label={`Share source ${number}`} onClick={() => shareSource(citation)}>
          <Icon name="share" className="size-4.5" />
        </IconButton>
        <IconButton className="max-md:hidden" tabIndex={-1} aria-hidden={true} onClick={onToggle}>
          <Icon
            name="chevron"
            className={`size-4.5 transition-transform duration-200 ease-book ${open ? "rotate-180" : ""}`}
          />
        </IconButton>
      </div>
      {/* Before the client runs, it is open if the address names it. */}
      <div
        className={`col-start-3 -col-end-1 pt-2.5 max-md:col-start-2 max-md:row-start-3 ${hydrated ? "" : "hidden group-target/source:block"}`}
        id={bodyId}
        hidden={hydrated && !open}
      >
        <p className="excerpt border-rule-red border-s ps-3.5">{typeset(citation.snippet)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <a className="onward-link block py-2 max-md:py-3" href={citation.url} target="_blank" rel="noopener">
            Read on {partner ? typeset(partner.name) : "source website"}&nbsp;
            <Icon name="forward" small className="inline-block align-[-0.1875rem]" />
          </a>
          <Tool small icon="quote" label="Cite" className="-ms-2 md:hidden" {...opener} />
          {open && followed?.number === number && (
            <Button look="quiet" onClick={onBack}>
              Back to text
            </Button>
          )}
        </div>
      </div>
      {dialog}
    </article>
  );
}
