/** The works of the catalogue, each with the places in it that answers cite. */
import type { Work } from "../contract/library.ts";
import type { CitedPlace, CitedWork } from "../contract/work.ts";
import type { AnswerRecord } from "../db/answers.ts";
import type { WorkRecord } from "../db/library.ts";

/** The places that are cited, by work and by locator; "" for a work as a whole. */
export type CitedPlaces = Map<string, Map<string, CitedPlace>>;

/** Adds the places that an answer cites. */
export function addCitedPlaces(places: CitedPlaces, { id, question, citations }: AnswerRecord): void {
  for (const { work, locator, place: span } of citations) {
    const inWork = places.get(work.id) ?? new Map<string, CitedPlace>();
    places.set(work.id, inWork);
    const place = inWork.get(locator ?? "") ?? { locator, span, answers: [] };
    inWork.set(locator ?? "", place);
    if (place.answers.every((answer) => answer.id !== id)) place.answers.push({ id, question });
  }
}

/** @returns The works by their ids, in the catalogue's order. */
export function toCitedWorks(records: readonly WorkRecord[], places: CitedPlaces): Map<string, CitedWork> {
  return new Map(
    records.map(({ divisions, kind: _kind, edition: _edition, ...record }) => {
      const cited = [...(places.get(record.id)?.values() ?? [])].sort(byPlace);
      const answerCount = new Set(cited.flatMap(({ answers }) => answers.map(({ id }) => id))).size;
      const work: Work = { ...record, answerCount };
      return [record.id, { work, divisions, places: cited }];
    }),
  );
}

const labels = new Intl.Collator("en", { numeric: true });

/** The work as a whole first, then along the work, then what has no place on the scale, by its label. */
function byPlace(a: CitedPlace, b: CitedPlace): number {
  if (a.locator === null || b.locator === null) return Number(a.locator !== null) - Number(b.locator !== null);
  if (a.span && b.span)
    return a.span.from - b.span.from || a.span.to - b.span.to || labels.compare(a.locator, b.locator);
  return Number(a.span === null) - Number(b.span === null) || labels.compare(a.locator, b.locator);
}
