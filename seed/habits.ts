/** Counts habits of style over all answers, so that editors see mannerisms. */
import { withoutMarks } from "../server/search/excerpt.ts";
import { splitWords } from "../server/search/tokenize.ts";
import { splitSentences } from "../server/shared/sentences.ts";

export interface Text {
  id: string;
  /** Paragraphs separated by blank lines, with marks. */
  body: string;
}

export interface Habit {
  name: string;
  /** Ids of the answers with the habit, worst first. */
  ids: string[];
}

/** Words above which a sentence is hard to follow. */
const LONG_SENTENCE = 45;
/** Reading ease (Flesch 1948) below which a text is hard for many readers: "fairly difficult" begins at 60. */
const HARD = 60;

const CONCESSION = /\b(?:to be sure|it is true that|granted|admittedly|no doubt|of course|true enough)\b/gi;
/** "not this but that": strong once, a mannerism when repeated. */
const COUPLET = /\bnot (?:\w+ ){1,6}but\b/gi;
const INVERSION =
  /(?:^|[.?!] )(?:To|Of|In|From|With) (?:this|these|those|him|her|them|whom)\b[^,.?!]{0,60}\b(?:answer|belong|come|say|reply)s?\b/g;

/** @returns Each habit with the answers that have it. */
export function countHabits(texts: readonly Text[]): Habit[] {
  const read = texts.map(({ id, body }) => {
    const text = withoutMarks(body);
    const sentences = splitSentences(text);
    return {
      id,
      text,
      sentences,
      last: sentences.at(-1) ?? "",
      lastParagraph: withoutMarks(body.split("\n\n").at(-1) ?? ""),
    };
  });
  const having = (name: string, measure: (text: (typeof read)[number]) => number): Habit => ({
    name,
    ids: read
      .map((text) => ({ id: text.id, times: measure(text) }))
      .filter(({ times }) => times > 0)
      .sort((a, b) => b.times - a.times)
      .map(({ id }) => id),
  });
  const opening = new Map<string, number>();
  for (const { sentences } of read)
    opening.set(firstWords(sentences[0]), (opening.get(firstWords(sentences[0])) ?? 0) + 1);
  return [
    having("the last sentence speaks to 'you'", ({ last }) => Number(/\byou(?:r|rs|rself)?\b/i.test(last))),
    having("the last paragraph opens with 'If'", ({ lastParagraph }) => Number(/^If\b/.test(lastParagraph))),
    having(
      "opens with the same two words as another",
      ({ sentences }) => (opening.get(firstWords(sentences[0])) ?? 0) - 1,
    ),
    having("two or more couplets, 'not this but that'", ({ text }) => matches(text, COUPLET) - 1),
    having("concession formulas", ({ text }) => matches(text, CONCESSION)),
    having("inversions", ({ text }) => matches(text, INVERSION)),
    having(`a sentence of more than ${LONG_SENTENCE} words`, ({ sentences }) =>
      Math.max(0, ...sentences.map((sentence) => splitWords(sentence).length - LONG_SENTENCE)),
    ),
    having(`reading ease below ${HARD}`, ({ text, sentences }) => HARD - readingEase(text, sentences.length)),
  ];
}

/**
 * Computes Flesch's reading ease.
 *
 * @param sentences - Number of sentences in the text.
 * @returns About 100 for a children's book, 70 for plain English, 30 for a scholarly paper.
 */
export function readingEase(text: string, sentences: number): number {
  const words = splitWords(text);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (words.length / Math.max(1, sentences)) - 84.6 * (syllables / Math.max(1, words.length));
}

/** @returns The number of groups of vowels, not counting a silent e. */
function countSyllables(word: string): number {
  return Math.max(1, (word.replace(/(?<=[^aeiouyl])e[ds]?$/, "").match(/[aeiouy]+/g) ?? []).length);
}

function firstWords(sentence = ""): string {
  return splitWords(sentence).slice(0, 2).join(" ");
}

function matches(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length;
}
