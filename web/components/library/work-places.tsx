/** A work: its description, where to read it, and its cited places as a chart and as a list. */
import type { CitedPlace, CitedWork } from "../../../server/contract/work.ts";
import { usePartnersById } from "../../data/partners.ts";
import { useQuery } from "../../data/use-query.ts";
import { usePointedAt } from "../../hooks/use-pointed-at.ts";
import { libraryPartnerPath, workCall } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { yearOf } from "../answer/format-citation.ts";
import { buttonStyles } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { AnswersRow } from "./answers-row.tsx";
import { LibrarySection } from "./library-section.tsx";
import { Crumb, PartFrame, PartHeading } from "./part-frame.tsx";
import { Strip, type StripBar } from "./strip.tsx";

export function WorkPlaces({ workId }: { workId: string }) {
  return (
    <PartFrame title="A work" call={useQuery(workCall(workId))} titleOf={({ work }) => work.title}>
      {(cited) => <Places key={cited.work.id} {...cited} />}
    </PartFrame>
  );
}

function Places({ work, divisions, places }: CitedWork) {
  const partner = usePartnersById().get(work.partnerId);
  const [lit, pointing] = usePointedAt<CitedPlace>();
  const bars = barsOf(places, lit);
  const cited = `${counted(places.length, "place")}, in ${counted(work.answerCount, "answer")}`;
  return (
    <div className="max-w-(--measure)">
      <PartHeading title={work.title} lede={[work.author, yearOf(work)].filter(Boolean).join(", ")}>
        {partner && <Crumb to={libraryPartnerPath(partner.id)}>{typeset(partner.name)}</Crumb>}
      </PartHeading>
      <p className="mt-5">
        <a className={buttonStyles.outline} href={work.url} target="_blank" rel="noopener">
          Read on {partner ? typeset(partner.shortName) : "the partner’s site"} <Icon name="outward" small />
        </a>
      </p>
      <LibrarySection title="Cited places" className="mt-8">
        <p className="aside mt-3">{places.length === 0 ? "No answer cites it yet." : `${capitalized(cited)}.`}</p>
        {bars.length > 0 && (
          <div className="mt-4">
            <Strip label={`The cited places along the work: ${cited}`} divisions={divisions} bars={bars} />
          </div>
        )}
        <ul className="mt-4 border-rule border-t">
          {places.map((place) => (
            <AnswersRow key={place.locator ?? ""} answers={place.answers} {...pointing(place)}>
              <span className="font-medium font-serif text-body">
                {place.locator === null ? "The whole work" : capitalized(typeset(place.locator))}
              </span>
            </AnswersRow>
          ))}
        </ul>
      </LibrarySection>
    </div>
  );
}

/** The cited parts of the work, with the number of answers that cite each. */
function barsOf(places: readonly CitedPlace[], lit: CitedPlace | null): StripBar[] {
  const counts = new Map<number, number>();
  for (const { span, answers } of places)
    for (let part = span?.from ?? 1; span && part <= span.to; part++)
      counts.set(part, (counts.get(part) ?? 0) + answers.length);
  const isLit = (part: number) => Boolean(lit?.span && lit.span.from <= part && part <= lit.span.to);
  return [...counts].map(([part, count]) => ({ part, count, lit: isLit(part) }));
}
