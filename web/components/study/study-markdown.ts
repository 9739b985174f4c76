/** All of Study as Markdown: answers with their sources and notes, then the reading lists. */
import type { PartnersById } from "../../data/partners.ts";
import { fullDay } from "../../lib/dates.ts";
import { typeset } from "../../lib/typeset.ts";
import type { ReadingList } from "../../stores/reading-lists.ts";
import type { Note, SavedAnswer, SavedCitation, Study } from "../../stores/study.ts";
import { titleWithLocator, yearOf } from "../answer/format-citation.ts";

/**
 * @param addressOf - The URL of an answer's page, by its id.
 * @param now - The day of the export.
 */
export function writeStudyMarkdown(
  { answers, notes }: Study,
  lists: readonly ReadingList[],
  partners: PartnersById,
  addressOf: (answerId: string) => string,
  now: Date,
): string {
  const questions = new Map(answers.map(({ id, question }) => [id, question]));
  const orphans = notes.filter(({ answerId }) => !questions.has(answerId));
  return `${[
    "# Study",
    `Saved in Loci; exported on ${fullDay(now)}.`,
    ...answers.flatMap((answer) => [
      ...writeAnswer(answer, partners, addressOf),
      ...notesOn(answer.id, notes).map(writeNote),
    ]),
    ...(orphans.length > 0 ? ["## Other notes"] : []),
    ...orphans.flatMap((note) => [`On “${escapeText(typeset(note.question))}”:`, writeNote(note)]),
    ...lists.flatMap(({ name, answerIds }) => [
      `## Reading list: ${escapeText(name)}`,
      answerIds
        .flatMap((id) => questions.get(id) ?? [])
        .map((question, index) => `${index + 1}. ${escapeText(typeset(question))}`)
        .join("\n"),
    ]),
  ]
    .filter((block) => block !== "")
    .join("\n\n")}\n`;
}

function writeAnswer(answer: SavedAnswer, partners: PartnersById, addressOf: (answerId: string) => string): string[] {
  const { id, question, savedAt, excerpt, copy } = answer;
  const sources = copy?.citations.map(
    (citation) => `${citation.number}. ${linked(sourceLine(citation, partners.get(citation.partnerId)?.name))}`,
  );
  return [
    `## ${escapeText(typeset(question))}`,
    `Saved on ${fullDay(savedAt)}: ${linked(addressOf(id))}`,
    typeset(copy?.text ?? excerpt),
    ...(sources ? ["### Sources", sources.join("\n")] : []),
  ];
}

function writeNote({ paragraph, text }: Note): string {
  const place = paragraph === null ? "" : `¶ ${paragraph}: `;
  return `${place}${escapeText(text)}`.replaceAll(/^/gm, "> ");
}

function notesOn(answerId: string, notes: readonly Note[]): Note[] {
  return notes.filter((note) => note.answerId === answerId);
}

/** Addresses as links. */
function linked(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, "<$&>");
}

/** Escapes markup in what a visitor wrote. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#]/g, "\\$&");
}

/** Author, title with locator, year, partner, address. */
function sourceLine(citation: SavedCitation, partnerName: string | undefined): string {
  const { author, url } = citation;
  return [typeset(author), titleWithLocator(citation), yearOf(citation), partnerName, url].filter(Boolean).join(", ");
}
