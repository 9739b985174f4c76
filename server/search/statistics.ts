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

/** The terms of a document, by where they stand. */
interface Profile {
  phrasings: Terms[];
  anywhere: Set<string>;
}

export function gatherStatistics(documents: readonly ReadDocument[]): TermStatistics {
  const profiles = new Map(documents.map((document) => [document.id, toProfile(document)]));
  const frequencies = new Map<string, number>();
  for (const { anywhere } of profiles.values())
    for (const term of anywhere) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const rarityOf = (frequency: number) => Math.log(1 + (documents.length - frequency + 0.5) / (frequency + 0.5));
  const rarities = new Map([...frequencies].map(([term, frequency]) => [term, rarityOf(frequency)]));
  const unknown = rarityOf(0);
  const rarity = (term: string) => rarities.get(term) ?? unknown;
  const sum = (terms: Terms) => {
    let total = 0;
    for (const term of terms) total += rarity(term);
    return total;
  };
  const has = (id: string, term: string) => profiles.get(id)?.anywhere.has(term) ?? false;
  return {
    rarity,
    has,
    agreement: (id, terms) => {
      const wanted = new Set(terms);
      const whole = sum(terms);
      let best = 0;
      for (const phrasing of profiles.get(id)?.phrasings ?? []) {
        let common = 0;
        for (const term of phrasing) if (wanted.has(term)) common += rarity(term);
        if (common > 0) best = Math.max(best, (2 * common) / (whole + sum(phrasing)));
      }
      return best;
    },
    coverage: (id, terms) => (terms.length === 0 ? 0 : sum(terms.filter((term) => has(id, term))) / sum(terms)),
  };
}

function toProfile(document: ReadDocument): Profile {
  const phrasings = phrasingsOf(document);
  const anywhere = new Set<string>();
  for (const terms of [...phrasings, ...document.words, document.body, ...document.citations])
    for (const term of terms) anywhere.add(term);
  return { phrasings, anywhere };
}
