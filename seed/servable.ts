/** Makes content that has problems ready for a database: what its tables would refuse is left out. */
import type { AnswerEntry, ContentFiles, Entry } from "./content-files.ts";
import { readLocator } from "./locators.ts";
import { keyOf } from "./marks.ts";
import type { TopicEntry, WorkEntry } from "./schemas.ts";

/** @returns The content without what names nothing or repeats something, and with every answer under its topic. */
export function toServable(files: ContentFiles): ContentFiles {
  const works = new Map(files.works.map(({ value }) => [value.id, value]));
  const resources = idsOf(files.resources);
  const books = idsOf(files.books);
  const topics = idsOf(files.topics);
  const answers = files.answers.filter(({ topicId }) => topics.has(topicId));
  const ids = new Set(answers.map(({ id }) => id));
  const essays = new Set(answers.filter(({ value }) => value.kind === "essay").map(({ id }) => id));
  const isNewKeyword = once();
  const isNewFormerId = once();

  const repaired = answers.map((answer): AnswerEntry => {
    const { book, essay, formerly = [], ...value } = answer.value;
    const isNewCitation = once();
    const isNewRelation = once();
    return {
      ...answer,
      value: {
        ...value,
        question: value.question.trim() || answer.id,
        alsoAsked: value.alsoAsked.filter(isWritten),
        keywords: value.keywords.filter((text) => isWritten(text) && isNewKeyword(text)),
        citations: value.citations
          .filter((citation) => works.has(citation.work) && isNewCitation(keyOf(citation)))
          .map((citation) => withValidPlace(citation, works)),
        furtherReading: value.furtherReading
          .filter(({ work }) => works.has(work))
          .map((place) => withValidPlace(place, works)),
        related: value.related.filter((id) => ids.has(id) && id !== answer.id && isNewRelation(id)),
        resources: value.resources.filter((id) => resources.has(id)),
        discuss: value.discuss.filter(isWritten),
        changes: value.changes.filter(({ date }) => isDay(date)),
        reviewed: value.reviewed.filter(({ date }) => isDay(date)),
        lastReviewed: isDay(value.lastReviewed) ? value.lastReviewed : new Date().toISOString().slice(0, 10),
        formerly: formerly.filter((id) => !ids.has(id) && isNewFormerId(id)),
        ...(book !== undefined && books.has(book) ? { book } : {}),
        ...(essay !== undefined && essays.has(essay) && value.kind === "short" ? { essay } : {}),
      },
    };
  });
  const withKnown = <List extends { answers: string[] }>(list: Entry<List>) => ({
    ...list,
    value: { ...list.value, answers: list.value.answers.filter((id) => ids.has(id)) },
  });
  const home = files.home.map(withKnown);
  const timeline = files.timeline.map(withKnown);
  return { ...files, home, timeline, answers: repaired, topics: withAll(files.topics, repaired) };
}

function idsOf(entries: readonly Entry<{ id: string }>[]): Set<string> {
  return new Set(entries.map(({ value }) => value.id));
}

/** @returns A function that says whether a text was not given before. */
function once(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => seen.size < seen.add(text).size;
}

function isWritten(text: string): boolean {
  return text.trim() !== "";
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

function withValidPlace<Place extends { work: string; locator?: string }>(
  place: Place,
  works: ReadonlyMap<string, WorkEntry>,
): Place {
  const { locator, ...others } = place;
  const work = works.get(place.work);
  const isValid =
    work && locator !== undefined && "label" in readLocator(work.locators, locator, work.kind === "scripture");
  return isValid ? place : (others as Place);
}

/** @returns The topics with those of their answers that they do not list, as the last ones. */
function withAll(topics: readonly Entry<TopicEntry>[], answers: readonly AnswerEntry[]): Entry<TopicEntry>[] {
  const isNew = once();
  const listed = topics.map((topic) => topic.value.answers.filter(({ id }) => isNew(id)));
  return topics.map((topic, index) => {
    const missing = answers.filter(({ id, topicId }) => topicId === topic.value.id && isNew(id));
    const added = missing.map(({ id, value }) => ({ id, heading: value.question }));
    return { ...topic, value: { ...topic.value, answers: [...(listed[index] ?? []), ...added] } };
  });
}
