import { expect, test } from "vitest";
import { isForeign } from "../../../server/search/language.ts";
import { splitWords, toTerm } from "../../../server/search/tokenize.ts";

test("splits a text at everything that is neither a letter nor a digit", () => {
  expect(splitWords("Sin, grace—and (Romans 8:28)!")).toEqual(["sin", "grace", "and", "romans", "8", "28"]);
});

test("folds capitals, accents and compatibility forms", () => {
  expect(splitWords("PRÉDESTINATION Zürich ﬁnal")).toEqual(["predestination", "zurich", "final"]);
});

test("drops apostrophes and possessive endings, straight and curly", () => {
  expect(splitWords("God's God’s don't")).toEqual(["god", "god", "dont"]);
});

test("joins words around soft hyphens and zero-width characters, and removes direction marks", () => {
  expect(splitWords("jus\u00ADti\u00ADfi\u00ADca\u00ADtion gr\u200Bace \u200Ffaith\u200E God\u00AD's")).toEqual([
    "justification",
    "grace",
    "faith",
    "god",
  ]);
});

test("finds no words in punctuation and emoji", () => {
  expect(splitWords("?! … 🙂")).toEqual([]);
});

test("reduces the forms of a word to one term", () => {
  expect(new Set(["justify", "justified", "justifies"].map(toTerm)).size).toBe(1);
  expect(new Set(["sacrament", "sacraments"].map(toTerm)).size).toBe(1);
});

test("leaves out words that introduce questions, but keeps the will of God", () => {
  expect(["what", "is", "the", "of"].map(toTerm)).toEqual([null, null, null, null]);
  expect(["will", "god"].map(toTerm)).toEqual(["will", "god"]);
});

test("tells questions in other languages from English ones, with names and slips of the pen", () => {
  for (const text of [
    "¿Qué dice la Biblia sobre el divorcio?",
    "Wer war Martin Luther?",
    "什么是因信称义?",
    "Qui est Dieu",
  ])
    expect([text, isForeign(text, splitWords(text))]).toEqual([text, true]);
  for (const text of [
    "waht is teh gosple",
    "who was Jean de La Fontaine",
    "what does sola fide mean",
    "was Jesus God",
    "?",
  ])
    expect([text, isForeign(text, splitWords(text))]).toEqual([text, false]);
});
