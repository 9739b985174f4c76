/** Makes content that has problems ready for a database: what its tables would refuse is left out. */
import type { AnswerEntry, ContentFiles, Entry } from "./content-files.ts";
import { keyOf } from "./marks.ts";
import type { TopicEntry } from "./schemas.ts";

/** @returns The content without what a table would refuse, and with every answer under its topic. What names nothing elsewhere is not served. */
export function toServable(files: ContentFiles): ContentFiles {
  const works = idsOf(files.works);
  const books = idsOf(files.books);
  const topics = idsOf(files.topics);
  const answers = files.answers.filter(({ topicId }) => topics.has(topicId));
  const essays = new Set(answers.filter(({ value }) => value.kind === "essay").map(({ id }) => id));

  const repaired = answers.map((answer): AnswerEntry => {
    const { book, essay, ...value } = answer.value;
    const isNewCitation = once();
    return {
      ...answer,
      value: {
        ...value,
        question: value.question.trim() || answer.id,
        alsoAsked: value.alsoAsked.filter(isWritten),
        keywords: value.keywords.filter(isWritten),
        citations: value.citations.filter((citation) => works.has(citation.work) && isNewCitation(keyOf(citation))),
        discuss: value.discuss.filter(isWritten),
        changes: value.changes.filter(({ date }) => isDay(date)),
        reviewed: value.reviewed.filter(({ date }) => isDay(date)),
        lastReviewed: isDay(value.lastReviewed) ? value.lastReviewed : new Date().toISOString().slice(0, 10),
        ...(book !== undefined && books.has(book) ? { book } : {}),
        ...(essay !== undefined && essays.has(essay) && value.kind === "short" ? { essay } : {}),
      },
    };
  });
  return { ...files, answers: repaired, topics: withAll(files.topics, repaired) };
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
