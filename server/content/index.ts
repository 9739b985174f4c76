/**
 * The content as it is served: assembled once from the database's rows into plain immutable objects, so that a request
 * reads memory only and never sees two revisions at once.
 */
import type { Answer, AnswerLink } from "../contract/answer.ts";
import type { Library } from "../contract/library.ts";
import type { Partner } from "../contract/partner.ts";
import type { RelatedResources } from "../contract/resource.ts";
import type { SuggestionSets } from "../contract/suggestion.ts";
import type { CitedWork } from "../contract/work.ts";
import type { ContentRows } from "../db/schema.ts";
import type { SearchOptions } from "../search/index.ts";
import { decodeModel, EMPTY_MODEL } from "../search/model.ts";
import { assembleAnswers, type ListedAnswer, listAnswers } from "./answers.ts";
import { assembleSearchDocuments } from "./documents.ts";
import { drawCovers, drawDevices } from "./drawings.ts";
import { assembleLibrary } from "./library.ts";
import { findMostAsked } from "./outcomes.ts";
import { assembleRelatedResources } from "./related.ts";
import { byId, byPosition, groupBy } from "./rows.ts";

export interface Content {
  /** Name of the revision that was read; null for a database that was never loaded. */
  revision: string | null;
  /** In display order. */
  partners: Partner[];
  suggestions: SuggestionSets;
  /** By id, in the library's order. */
  answers: Map<string, Answer>;
  /** The same answers, in the same order, as a list needs them. */
  listed: ListedAnswer[];
  /** By answer id. */
  related: Map<string, RelatedResources>;
  library: Library;
  /** What can be cited, by id. */
  works: Map<string, CitedWork>;
  /** The answers that are asked for most. */
  mostAsked: AnswerLink[];
  /** SVG by path, such as `/logos/ccel.svg`. */
  drawings: Map<string, string>;
}

/** The content, with what the search over it is built from; requests need only the former. */
export interface AssembledContent extends Content {
  search: SearchOptions;
}

/**
 * Makes what is served from what is stored.
 *
 * @param rows - All content rows, read in one transaction.
 * @param revision - The name of the revision they belong to.
 */
export function assembleContent(rows: ContentRows, revision: string | null): AssembledContent {
  const answers = assembleAnswers(rows);
  const library = assembleLibrary(rows);
  return {
    revision,
    partners: rows.partners.toSorted(byPosition).map(({ id, name, shortName, tagline, description, siteUrl }) => {
      return { id, name, shortName, logo: `/logos/${id}.svg`, tagline, description, siteUrl };
    }),
    suggestions: assembleSuggestions(rows),
    answers,
    listed: listAnswers(rows),
    related: assembleRelatedResources(rows, library.books),
    library,
    works: byId(rows.works),
    mostAsked: findMostAsked(rows),
    search: {
      documents: assembleSearchDocuments(rows),
      confusions: rows.confusions,
      model: rows.searchModels[0] ? decodeModel(rows.searchModels[0].bytes) : EMPTY_MODEL,
    },
    drawings: new Map([...drawDevices(rows.partners), ...drawCovers(rows)]),
  };
}

function assembleSuggestions(rows: ContentRows): SuggestionSets {
  const sets = groupBy(rows.suggestedSearches.toSorted(byPosition), (row) => row.setNumber);
  return {
    sets: [...sets]
      .sort(([a], [b]) => a - b)
      .map(([, suggestions]) => suggestions.map(({ title, description, icon }) => ({ title, description, icon }))),
  };
}
