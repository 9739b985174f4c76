/**
 * The content as it is served: one revision, read from the database into plain immutable objects, so that requests read
 * memory only and never see two revisions.
 */
import type { Answer, AnswerLink, AnswerSummary } from "../contract/answer.ts";
import type { CatalogueWork, Library } from "../contract/library.ts";
import type { Neighbourhood } from "../contract/map.ts";
import type { Partner } from "../contract/partner.ts";
import type { RelatedResources } from "../contract/resource.ts";
import type { SuggestionSets } from "../contract/suggested-searches.ts";
import type { Timeline } from "../contract/timeline.ts";
import type { CitedWork } from "../contract/work.ts";
import { findAnswers } from "../db/answers.ts";
import { findRevision, readConsistently, revisionName } from "../db/content.ts";
import { DamagedDatabaseError, LOAD_AGAIN, messageOf, UnusableDatabaseError } from "../db/error.ts";
import { findBooks, findPartners, findResources, findSiteLists, findTopics, findWorks } from "../db/library.ts";
import { checkTables, type Database } from "../db/open.ts";
import { type SiteLists, searchModels } from "../db/schema.ts";
import { findSearchModel } from "../db/search-data.ts";
import type { SearchDocument, SearchOptions } from "../search/index.ts";
import { decodeModel, type Model } from "../search/model.ts";
import { type AnswerLinks, toAnswer, toSummary } from "./answers.ts";
import { toSearchDocument } from "./documents.ts";
import { type HomeContent, toHomeContent } from "./home.ts";
import { toBook, toLibraryTopics, toPartner } from "./library.ts";
import { findNeighbourhoods } from "./map.ts";
import { placesInTopics, type Surroundings, toRelatedResources, toResource } from "./related.ts";
import { type AnswerPassages, assembleScripture, type ScriptureContent, toAnswerPassages } from "./scripture.ts";
import { erasOfAnswers, toTimeline } from "./timeline.ts";
import { addCitedPlaces, type CitedPlaces, toCitedWorks } from "./works.ts";

/** Number of answers offered to visitors whose question finds nothing. */
const MOST_ASKED = 5;

export interface Content {
  /** Name of the revision. */
  revision: string;
  /** In display order. */
  partners: Partner[];
  suggestions: SuggestionSets;
  home: HomeContent;
  /** By id, in the library's order. */
  answers: Map<string, Answer>;
  /** The same answers, in the same order, as rows of a list. */
  summaries: Map<string, AnswerSummary>;
  /** The answer that has taken the place of each answer that was renamed, merged or withdrawn, by its former id. */
  formerAnswers: Map<string, string>;
  /** By answer id. */
  related: Map<string, RelatedResources>;
  library: Library;
  timeline: Timeline;
  /** What citations of a work need, by its id. */
  catalogue: Map<string, CatalogueWork>;
  /** By id, in the catalogue's order. */
  works: Map<string, CitedWork>;
  /** By answer. */
  neighbourhoods: Map<string, Neighbourhood>;
  scripture: ScriptureContent;
  /** The answers in most demand. */
  mostAsked: AnswerLink[];
  /** SVG by path, such as `/logos/ccel.svg`. */
  drawings: Map<string, string>;
}

/** The content, and what its search is built from. */
export interface AssembledContent extends Content {
  search: SearchOptions;
}

/**
 * Reads the newest revision and assembles the content from it. Yields every few milliseconds, so that the caller can do
 * other work in between.
 *
 * @param db - A connection that nothing else uses meanwhile.
 * @throws {DatabaseError} if there is no content, or it cannot be read.
 */
export function assembleContent(db: Database): Generator<undefined, AssembledContent> {
  return readConsistently(db, assemble(db));
}

function* assemble(db: Database): Generator<undefined, AssembledContent> {
  for (const _ of checkTables(db, searchModels)) yield;
  const revision = findRevision(db);
  const searchModel = findSearchModel(db);
  if (!revision || !searchModel) throw new UnusableDatabaseError(db.$client.name, "holds no content", LOAD_AGAIN);
  yield;
  const model = readModel(searchModel, db.$client.name);
  yield;
  const lists = findSiteLists(db);
  const partnerRecords = findPartners(db);
  const books = findBooks(db).map(toBook);
  const workRecords = findWorks(db);
  const catalogue = new Map(workRecords.map((work) => [work.id, work]));
  yield;
  const topics = toLibraryTopics(findTopics(db));
  const links: AnswerLinks = new Map(
    topics.flatMap((topic) => topic.answers.map(({ id, question }) => [id, { id, question }] as const)),
  );
  const timeline = toTimeline(lists.timeline, links);
  const surroundings: Surroundings = {
    resources: new Map(findResources(db).map((resource) => [resource.id, toResource(resource)])),
    books: new Map(books.map((book) => [book.id, book])),
    works: catalogue,
    places: placesInTopics(topics),
    eras: erasOfAnswers(timeline),
  };
  yield;
  const answers = new Map<string, Answer>();
  const summaries = new Map<string, AnswerSummary>();
  const related = new Map<string, RelatedResources>();
  const passages: AnswerPassages[] = [];
  const citedPlaces: CitedPlaces = new Map();
  const documents: SearchDocument[] = [];
  for (const page of findAnswers(db)) {
    for (const record of page) {
      answers.set(record.id, toAnswer(record, links));
      related.set(record.id, toRelatedResources(record, surroundings));
      summaries.set(record.id, toSummary(record));
      passages.push(toAnswerPassages(record));
      addCitedPlaces(citedPlaces, record);
      documents.push(toSearchDocument(record));
    }
    yield;
  }
  const works = toCitedWorks(workRecords, citedPlaces);
  yield;
  const confusions = lists.confusions.flatMap(({ meant, typed }) => typed.map((word) => ({ meant, typed: word })));
  const scripture = yield* assembleScripture(passages);
  return {
    revision: revisionName(revision),
    partners: partnerRecords.map(toPartner),
    suggestions: { sets: lists.suggestions },
    home: toHomeContent(lists.home, answers),
    answers,
    summaries,
    formerAnswers: new Map([...answers.values()].flatMap(({ id, formerly }) => formerly.map((former) => [former, id]))),
    related,
    library: {
      topics,
      books,
      works: [...works.values()].map(({ work }) => work),
      answerBytes: estimateBytes(answers, related),
    },
    timeline,
    catalogue,
    works,
    neighbourhoods: findNeighbourhoods(answers),
    scripture,
    mostAsked: findMostAsked(documents, lists.suggestions),
    drawings: new Map(lists.drawings.map(({ path, svg }) => [path, svg])),
    search: { documents, confusions, model },
  };
}

/** @returns The answers in most demand; among equals, suggested searches come first, then the library's order decides. */
function findMostAsked(documents: readonly SearchDocument[], suggestions: SiteLists["suggestions"]): AnswerLink[] {
  const suggested = new Set(suggestions.flat().map(({ title }) => title));
  const rankOf = ({ demand, question }: SearchDocument) => 2 * demand + Number(suggested.has(question));
  return documents
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .slice(0, MOST_ASKED)
    .map(({ id, question }) => ({ id, question }));
}

/** @throws {DamagedDatabaseError} if the bytes are not a model's. */
function readModel(bytes: Buffer, file: string): Model {
  try {
    return decodeModel(bytes);
  } catch (error) {
    throw new DamagedDatabaseError(file, `is damaged (search model: ${messageOf(error)})`, { cause: error });
  }
}

/** @returns About how many bytes all answers take as JSON, by one in sixteen: to serialize all would take 40 ms. */
function estimateBytes(answers: Content["answers"], related: Content["related"]): number {
  const some = [...answers.values()].filter((_, index) => index % 16 === 0);
  const bytes = Buffer.byteLength(JSON.stringify(some.map((answer) => ({ answer, related: related.get(answer.id) }))));
  return Math.round((bytes * answers.size) / Math.max(1, some.length));
}

/** Runs a generator such as `assembleContent` to its end without a pause. */
export function runToEnd<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
