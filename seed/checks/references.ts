/** Checks that ids are well-formed, and that the ids that records name exist. */

import { type ContentFiles, type Entry, isSkipped, type Kind } from "../content-files.ts";
import { suggest } from "../did-you-mean.ts";
import { type Report, topOf } from "../problem.ts";

/** The pattern of ids. */
export const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function checkReferences(files: ContentFiles, report: Report): void {
  const ids = {
    partner: idsOf(files.partners),
    work: idsOf(files.works),
    book: idsOf(files.books),
    resource: idsOf(files.resources),
    topic: idsOf(files.topics),
    answer: new Set(files.answers.map(({ id }) => id)),
  };
  const successors = new Map(files.answers.flatMap(({ id, value }) => (value.formerly ?? []).map((old) => [old, id])));
  const drafts = new Set(files.drafts.map(({ id }) => id));
  const essays = new Set(files.answers.filter(({ value }) => value.kind === "essay").map(({ id }) => id));
  const expect = (entry: Entry<unknown>, kind: Kind, id: string, ...path: (string | number)[]) => {
    if (kind === "answer" && drafts.has(id) && !ids.answer.has(id))
      report(entry.placeOf(...path), `"${id}" is a draft`, "name another answer, or finish it and remove its status");
    else if (!ids[kind].has(id) && !isSkipped(files, kind, id))
      report(
        entry.placeOf(...path),
        `there is no ${kind} "${id}"`,
        kind === "answer" && successors.has(id)
          ? `write "${successors.get(id)}", the answer that has replaced it`
          : suggest(id, ids[kind], `write the id of ${kind === "answer" ? "an" : "a"} ${kind} that exists`),
      );
  };

  for (const list of [
    files.partners,
    files.works,
    files.books,
    files.resources,
    files.topics,
    files.home,
    files.timeline,
  ])
    for (const entry of list)
      if (!ID.test(entry.value.id))
        report(
          entry.placeOf("id"),
          `"${entry.value.id}" is not a valid id`,
          "use lower-case letters, digits and single hyphens",
        );

  for (const work of files.works) expect(work, "partner", work.value.partnerId, "partnerId");
  for (const book of files.books) expect(book, "work", book.value.work, "work");
  for (const resource of files.resources) expect(resource, "work", resource.value.work, "work");
  for (const topic of files.topics)
    topic.value.answers.forEach(({ id }, index) => {
      if (!drafts.has(id)) expect(topic, "answer", id, "answers", index, "id");
    });
  for (const list of [...files.home, ...files.timeline])
    list.value.answers.forEach((id, index) => void expect(list, "answer", id, "answers", index));
  for (const answer of files.answers) {
    const { kind, citations, essay, related, resources, book, furtherReading } = answer.value;
    const topic = files.topics.find(({ value }) => value.id === answer.topicId);
    if (!ID.test(answer.id))
      report(
        topOf(answer.file),
        `"${answer.id}" is not a valid id`,
        "name the file with lower-case letters, digits and single hyphens",
      );
    else if (!isSkipped(files, "topic", answer.topicId) && !topic?.value.answers.some(({ id }) => id === answer.id))
      report(
        topOf(answer.file),
        topic ? `is not listed under the topic "${answer.topicId}"` : `there is no topic "${answer.topicId}"`,
        topic
          ? "add it in topics.yaml, or move the file"
          : suggest(answer.topicId, ids.topic, "move the file to the folder of a topic"),
      );
    citations.forEach(({ work }, index) => void expect(answer, "work", work, "citations", index, "work"));
    furtherReading.forEach(({ work }, index) => void expect(answer, "work", work, "furtherReading", index, "work"));
    related.forEach((id, index) => void expect(answer, "answer", id, "related", index));
    resources.forEach((id, index) => void expect(answer, "resource", id, "resources", index));
    if (book !== undefined) expect(answer, "book", book, "book");
    if (essay !== undefined) {
      expect(answer, "answer", essay, "essay");
      if (kind === "essay") report(answer.placeOf("essay"), "the answer is an essay itself", "remove the field");
      else if (ids.answer.has(essay) && !essays.has(essay))
        report(answer.placeOf("essay"), `"${essay}" is a short answer`, "name an essay, or remove the field");
    }
    if (related.includes(answer.id))
      report(
        answer.placeOf("related", related.indexOf(answer.id)),
        "the answer is related to itself",
        "name another answer",
      );
  }
}

function idsOf(entries: Entry<{ id: string }>[]): Set<string> {
  return new Set(entries.map(({ value }) => value.id));
}
