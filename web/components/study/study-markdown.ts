/** Exports all of Study as Markdown: answers with their sources and notes, then the reading lists. */
import { loadAnswers } from "../../data/answers.ts";
import type { PartnersById } from "../../data/partners.ts";
import { fullDay } from "../../lib/dates.ts";
import { answerPath } from "../../lib/paths.ts";
import { dayStamp, saveFile } from "../../lib/save-file.ts";
import { typeset } from "../../lib/typeset.ts";
import { type ReadingList, readingLists } from "../../stores/reading-lists.ts";
import { type Note, type SavedAnswer, type SavedCitation, type Study, study, updateSaved } from "../../stores/study.ts";
import { titleWithLocator, yearOf } from "../answer/format-citation.ts";

/** Some imported answers have no copy of their text; these are fetched first, if possible. */
export async function exportMarkdown(partners: PartnersById): Promise<void> {
  const missing = study.get().answers.filter(({ copy }) => copy === undefined);
  for (const answer of await loadAnswers(missing.map(({ id }) => id)).catch(() => [])) updateSaved(answer);
  const now = new Date();
  const text = writeStudy(study.get(), readingLists.get(), partners, now);
  saveFile(`loci-study-${dayStamp(now)}.md`, new Blob([text], { type: "text/markdown" }));
}

function writeStudy({ answers, notes }: Study, lists: readonly ReadingList[], partners: PartnersById, now: Date) {
  const questions = new Map(answers.map(({ id, question }) => [id, question]));
  const orphans = notes.filter(({ answerId }) => !questions.has(answerId));
  return `${[
    "# Study",
    `Saved in Loci; exported on ${fullDay(now)}.`,
    ...answers.flatMap((answer) => [...writeAnswer(answer, partners), ...notesOn(answer.id, notes).map(writeNote)]),
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

function writeAnswer(answer: SavedAnswer, partners: PartnersById): string[] {
  const { id, question, savedAt, excerpt, copy } = answer;
  const sources = copy?.citations.map(
    (citation) => `${citation.number}. ${linked(sourceLine(citation, partners.get(citation.partnerId)?.name))}`,
  );
  return [
    `## ${escapeText(typeset(question))}`,
    `Saved on ${fullDay(savedAt)}: ${linked(new URL(answerPath(id), window.location.href).href)}`,
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
