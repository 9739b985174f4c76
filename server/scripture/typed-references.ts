/** Finds the references in a question, wherever they stand and however they are typed. */
import { placeOf, verseCount } from "./books.ts";
import { parseReferences, type Reference, type VerseSpan } from "./references.ts";
import { writeOut } from "./spoken-references.ts";

/** Maximum number of passages that are read from a question. */
export const MAX_PASSAGES = 20;

/** Words that the parser takes for abbreviations: "is 40" for Isaiah 40. */
const FUNCTION_WORDS = /^(?:is|am|so|act|number)\b/i;
/** What is no chapter: a console, the second of a title, numbers to count. */
const NO_CHAPTER = /^\p{L}{1,3}\d|^(?:kings|samuel|chronicles|timothy|peter) |^numbers \d+ to /iu;
/** Books whose names are also those of people and things, with a chapter alone. */
const NAMES =
  /^(?:mark|luke|john|matthew|james|jude|daniel|joel|amos|micah|ruth|esther|ezra|joshua|job|acts|judges|numbers|titus|peter|samuel|timothy|isaiah|jeremiah|jonah|genesis|song|dan|matt|mat|mar|sam|tim|ex|pro)\b/i;
/** What follows a number that counts something: "mark 5 of them", "my job 3 years". */
const COUNTED =
  /^(?:\s+of\s+(?:them|us|you|my|your|his|her|our|their|the|those|these)\b|\s*(?:%|years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|times?|people|men|women|kids|children|sons|daughters|dollars|pounds|euros|bucks|percent|points|seasons?|games?|movies?|films?|cases|yo)\b)/i;
const TIME_OF_DAY = /^\s*(?:[ap]\.?m\b|o['’]?clock)/i;
/** What precedes a person's name or a thing's: "my son mark", "he acts". */
const OWNED =
  /\b(?:(?:my|your|his|her|our|their)\s+(?:(?:son|daughter|brother|sister|wife|husband|friend|pastor|priest|father|mother|dad|mom|mum|uncle|cousin|nephew|grandson|boss|boy|girl|baby|kid|child|neighbou?r|boyfriend|girlfriend|fianc[eé]e?)\s+)?|(?:he|she|it|who|judge)\s+)$/i;

/**
 * Finds references as visitors type them, with or without capitals, and as they say them ("romans 8:28", "1 cor 13", "the
 * 23rd psalm").
 *
 * @returns The passages, joined where they share verses, at most `MAX_PASSAGES`; and the rest of the text. References that
 *   do not exist stay in the text.
 */
export function takeReferences(text: string): { spans: VerseSpan[]; rest: string } {
  const written = writeOut(text);
  if (!/\d/.test(written)) return { spans: [], rest: text };
  const capitalized = written.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const found = parseReferences(capitalized)
    .map(orChapter)
    .filter((reference) => reference.exists && isMeant(reference, written));
  if (found.length === 0) return { spans: [], rest: text };
  const rest = found.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, written);
  return { spans: mergeSpans(found.flatMap(({ spans }) => spans)), rest };
}

/** Reads "Daniel 9 70 weeks" as a chapter, because there is no such verse. */
function orChapter(reference: Reference): Reference {
  const [, chapter] = (!reference.exists && /^(.*\d)\s\d+$/.exec(reference.text)) || [];
  const [shorter] = chapter === undefined ? [] : parseReferences(chapter);
  return shorter ? { ...shorter, start: reference.start, end: reference.start + shorter.end } : reference;
}

/** @returns Whether a text means the passage that the parser reads in it, and not a person, a thing, an age or a time. */
function isMeant({ start, end, spans }: Reference, text: string): boolean {
  const name = text.slice(start, end);
  const after = text.slice(end);
  if (TIME_OF_DAY.test(after)) return false;
  const isChapter = spans.every(isWholeChapter);
  if (FUNCTION_WORDS.test(name)) return !isChapter && /^\p{Lu}/u.test(name);
  if (!isChapter) return true;
  if (NO_CHAPTER.test(name)) return false;
  return !(NAMES.test(name) && (COUNTED.test(after) || OWNED.test(text.slice(0, start))));
}

function isWholeChapter({ from, to }: VerseSpan): boolean {
  const last = placeOf(to);
  return placeOf(from).verse === 1 && last.verse === verseCount(last.book, last.chapter);
}

/**
 * Joins passages that share verses, so that each verse is in one of them only.
 *
 * @returns At most `MAX_PASSAGES`, in the order in which they were named.
 */
function mergeSpans(spans: readonly VerseSpan[]): VerseSpan[] {
  const merged: VerseSpan[] = [];
  for (const span of spans) {
    const shared = merged.filter(({ from, to }) => from <= span.to && span.from <= to);
    const [first] = shared;
    if (first === undefined) merged.push({ ...span });
    else {
      first.from = Math.min(span.from, ...shared.map(({ from }) => from));
      first.to = Math.max(span.to, ...shared.map(({ to }) => to));
      for (const other of shared.slice(1)) merged.splice(merged.indexOf(other), 1);
    }
    // The others are ignored.
    if (merged.length > MAX_PASSAGES) return merged.slice(0, MAX_PASSAGES);
  }
  return merged;
}
