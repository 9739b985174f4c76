/** What is known of the documents' terms: how rare each is, where each stands, how well a way of asking fits. */
import { phrasingsOf, type ReadDocument, type Terms } from "./reading.ts";

/** What is known of terms and answers. */
export interface TermStatistics {
  /** @returns Inverse document frequency as in BM25: large for a term that few answers have. */
  rarity(term: string): number;
  /** @returns Whether an answer has it anywhere. */
  has(id: string, term: string): boolean;
  /** @returns How well the best-fitting way of asking fits: 1 for the same terms, 0 for none in common. */
  agreement(id: string, terms: readonly string[]): number;
  /** @returns Share of the terms, by rarity, that an answer has anywhere: 0 to 1. */
  coverage(id: string, terms: readonly string[]): number;
}

export function gatherStatistics(documents: readonly ReadDocument[]): TermStatistics {
  const anywhere = new Map(documents.map((document) => [document.id, termsOf(document)]));
  const frequencies = new Map<string, number>();
  for (const terms of anywhere.values())
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const rarityOf = (frequency: number) => Math.log(1 + (documents.length - frequency + 0.5) / (frequency + 0.5));
  const rarities = new Map([...frequencies].map(([term, frequency]) => [term, rarityOf(frequency)]));
  const unknown = rarityOf(0);
  const rarity = (term: string) => rarities.get(term) ?? unknown;
  const sum = (terms: Terms) => {
    let total = 0;
    for (const term of terms) total += rarity(term);
    return total;
  };
  // Hundreds of ways of asking are gone through for a question; numbers take a third of the time of strings. Those of an
  // answer are numbered when it is first the best, so that the start need not.
  const numbers = new Map([...frequencies.keys()].map((term, number) => [term, number]));
  const read = new Map(documents.map((document) => [document.id, document]));
  const numbered = new Map<string, { terms: number[]; rarity: number }[]>();
  const phrasingsFor = (id: string) => {
    const document = read.get(id);
    const known = numbered.get(id);
    if (known || !document) return known ?? [];
    const phrasings = phrasingsOf(document).map((terms) => ({
      terms: terms.map((term) => numbers.get(term) ?? -1),
      rarity: sum(terms),
    }));
    numbered.set(id, phrasings);
    return phrasings;
  };
  const has = (id: string, term: string) => anywhere.get(id)?.has(term) ?? false;
  return {
    rarity,
    has,
    agreement: (id, terms) => {
      const wanted = new Map(terms.map((term) => [numbers.get(term) ?? -1, rarity(term)]));
      const whole = sum(terms);
      let best = 0;
      for (const phrasing of phrasingsFor(id)) {
        let common = 0;
        for (const term of phrasing.terms) common += wanted.get(term) ?? 0;
        if (common > 0) best = Math.max(best, (2 * common) / (whole + phrasing.rarity));
      }
      return best;
    },
    coverage: (id, terms) => (terms.length === 0 ? 0 : sum(terms.filter((term) => has(id, term))) / sum(terms)),
  };
}

/** @returns Every term of a document. */
function termsOf(document: ReadDocument): Set<string> {
  const anywhere = new Set<string>();
  for (const terms of [...phrasingsOf(document), ...document.words, document.body, ...document.citations])
    for (const term of terms) anywhere.add(term);
  return anywhere;
}
