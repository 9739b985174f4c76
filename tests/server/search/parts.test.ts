/** The parts of the search, each on content small enough to follow. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { modelFor, modelsFor } from "../../../seed/search-model.ts";
import { parseReferences, type VerseSpan } from "../../../server/scripture/references.ts";
import { createCompletions } from "../../../server/search/completions.ts";
import { DIMENSIONS } from "../../../server/search/encoder/reduction.ts";
import { createSearch, type SearchDocument } from "../../../server/search/index.ts";
import { decodeModel, encodeModel, type Model } from "../../../server/search/model.ts";
import { createPassageIndex } from "../../../server/search/passages.ts";
import { createSpelling } from "../../../server/search/spelling.ts";
import { createSubjects } from "../../../server/search/subject.ts";
import { tokenize } from "../../../server/search/tokenize.ts";
import type { Query } from "../../../server/search/types.ts";
import { encodeWordTable, readWordTable } from "../../../server/search/word-table.ts";
import { compareWords, findMatches, indexWords, readWords } from "../../../server/search/words.ts";

const makeDocument = (id: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  question: `What is ${id}?`,
  alsoAsked: [],
  keywords: [],
  hiddenPhrasings: [],
  hiddenWords: [],
  demand: 3,
  body: "",
  citations: [],
  citedPassages: [],
  explainedPassages: [],
  ...fields,
});
/** A question without corrections and passages. */
const queryOf = (text: string) => ({ text, correctedText: null, tokens: tokenize(text) }) as Query;
const modelOf = (documents: readonly SearchDocument[]) => modelFor(documents, ["how do I roast a chicken"]);
const spansOf = (reference: string): VerseSpan[] => parseReferences(reference).flatMap(({ spans }) => spans);

test("prepares for each variant of an answer the model that it has by itself", () => {
  const documents = [GRACE, SIN];
  const variants = [
    { ...SIN, hiddenPhrasings: [] },
    { ...SIN, alsoAsked: ["why do people do wrong"], hiddenWords: [] },
  ];
  const models = [...modelsFor(documents, variants, ["how do I roast a chicken"])];
  expect(models).toHaveLength(variants.length);
  models.forEach((model, number) => {
    const alone = modelOf([GRACE, variants[number] as SearchDocument]);
    expect(textVectorsOf(model)).toEqual(textVectorsOf(alone));
    expect({ ...model, texts: null, vectors: null }).toEqual({ ...alone, texts: null, vectors: null });
  });
});

/** The vectors of each answer, wherever they are stored. */
function textVectorsOf({ texts, vectors }: Model) {
  return Object.entries(texts).map(([id, { from, to }]) => [id, vectors.slice(from * DIMENSIONS, to * DIMENSIONS)]);
}

test("corrects a word that is one edit from a known word, but not one that is near none, or near one that occurs once", () => {
  const correct = createSpelling(
    new Map([
      ["predestination", 9],
      ["grace", 40],
      ["baptism", 20],
      ["bicycles", 1],
    ]),
  );
  expect(correct("predestinaton")).toBe("predestination");
  expect(correct("babtism")).toBe("baptism");
  expect(correct("grcae")).toBe("grace");
  expect(correct("bicycle")).toBeNull();
  expect(correct("grace")).toBeNull();
});

test("compares Bible passages: the same verses, some of them, neighbours, the same chapter, another chapter", async () => {
  const document = makeDocument("a", {
    explainedPassages: spansOf("Romans 8:28-30"),
    citedPassages: spansOf("John 3:16"),
  });
  const fitsOf = await createPassageIndex([document]);
  const references = [
    "Romans 8:29",
    "Romans 8:30-31",
    "Romans 8",
    "Romans 8:32",
    "Romans 8:1",
    "Romans 9:1",
    "John 3:16",
  ];
  const fits = references.map((reference) => fitsOf(spansOf(reference)).get("a"));
  expect(fits.map((fit) => fit?.explainedPassage)).toEqual([1, 0.8, 0.6, 0.4, 0.25, undefined, 0]);
  expect(fits.at(-1)?.citedPassage).toBe(1);
});

test("falls back to the longest keyword of the specification in a question, at word boundaries", async () => {
  const { fallback } = await createSubjects([
    makeDocument("theodicy", { keywords: ["evil", "malice"] }),
    makeDocument("problem", { keywords: ["problem of evil"] }),
  ]);
  const fallbackOf = (text: string) => fallback(queryOf(text));
  expect(fallbackOf("is the devil behind evils")).toBe("theodicy");
  expect(fallbackOf("is the devil real")).toBeNull();
  expect(fallbackOf("solve the problem of evil")).toBe("problem");
  expect(fallbackOf("what is malice")).toBeNull();
});

test("knows an answer by its phrasing or keyword, as the whole question or all that a plain question asks about", async () => {
  const { match } = await createSubjects([makeDocument("holiness", { keywords: ["Holiness"] })]);
  expect(match(queryOf("What is holiness?"))).toEqual({ id: "holiness", exact: 1, subject: 0 });
  expect(match(queryOf("holiness"))).toEqual({ id: "holiness", exact: 1, subject: 0 });
  for (const question of [
    "What is the meaning of holiness?",
    "what do reformed Christians believe about holiness",
    "help me understand holiness",
    "Bible verses about holiness",
    "holiness bible verses",
    "why is holiness important",
  ])
    expect([question, match(queryOf(question))]).toEqual([question, { id: "holiness", exact: 0, subject: 1 }]);
  for (const question of ["holiness in horses", "is holiness wrong", ""]) expect(match(queryOf(question))).toBeNull();
});

test("completes with questions before other phrasings, and with those in more demand first", async () => {
  const complete = await createCompletions([
    makeDocument("justice", { question: "What is justice?", demand: 2 }),
    makeDocument("justification", { question: "What is justification?", demand: 5 }),
    makeDocument("faith", { question: "What is faith?", alsoAsked: ["are we just by faith"] }),
  ]);
  expect(complete("just", 5)).toEqual([
    { id: "justification", alsoAskedAs: null },
    { id: "justice", alsoAskedAs: null },
    { id: "faith", alsoAskedAs: "are we just by faith" },
  ]);
  expect(complete("just", 1)).toHaveLength(1);
  expect(complete("are we j", 5)).toEqual([{ id: "faith", alsoAskedAs: "are we just by faith" }]);
  expect(complete("j", 5)).toEqual(complete("J", 5));
  expect(complete("j", 2)).toHaveLength(2);
  expect(complete("xyz", 5)).toEqual([]);
  expect(complete("?!", 5)).toEqual([]);
});

test("completes with the words as they stand before the same words in another order, and complete ones before begun ones", async () => {
  const complete = await createCompletions([
    makeDocument("mine", { question: "Is the sin of others mine?", demand: 5 }),
    makeDocument("singing", { question: "Is the singing of psalms commanded?", demand: 5 }),
    makeDocument("of-sin", { question: "What is the origin of sin?", demand: 1 }),
  ]);
  expect(complete("of sin", 3).map(({ id }) => id)).toEqual(["of-sin", "mine", "singing"]);
  expect(complete("the sin", 3).map(({ id }) => id)).toEqual(["mine", "singing", "of-sin"]);
});

/** Two answers, one of them with a text. */
const GRACE = makeDocument("grace", {
  hiddenPhrasings: ["unearned favour of God", "why is God kind to me"],
  body: "A gift that nobody has earned. It is freely given by a kind Father.",
});
const SIN = makeDocument("sin", { hiddenPhrasings: ["breaking the law of God", "why do I do wrong"] });

test("scores the words and the pairs of words that a question shares with an answer, in each field", async () => {
  const index = readWords(indexWords([GRACE, SIN]));
  const { ids, matchOf } = compareWords(index, tokenize("is the law a gift"));
  expect(ids.toSorted()).toEqual(["grace", "sin"]);
  expect(matchOf("sin").scores).toMatchObject({ asked: 0, hidden: expect.closeTo(0.4, 0), text: 0 });
  expect(matchOf("grace").scores).toMatchObject({ asked: 0, hidden: 0, text: expect.closeTo(0.5, 0) });
  expect(findMatches(index, ["law", "gift"], 0.6)).toEqual([]);
  expect(findMatches(index, ["law", "wrong"], 0.6)).toEqual(["sin"]);
  expect(compareWords(index, tokenize("motorways")).matchOf("grace").missing).toBe(1);
});

test("reads the index of words that was stored, with the same scores", async () => {
  const many = Array.from({ length: 2000 }, (_, n) => makeDocument(`copy-${n}`, { body: `word${n} is a gift.` }));
  const model = { ...modelOf([]), words: indexWords([GRACE, SIN, ...many]) };
  const again = readWords(decodeModel(encodeModel(model)).words);
  const tokens = tokenize("why is the father kind");
  const before = compareWords(readWords(model.words), tokens);
  const after = compareWords(again, tokens);
  expect(after.ids).toEqual(before.ids);
  expect(after.matchOf("grace")).toEqual(before.matchOf("grace"));
  expect(after.matchOf("grace").scores.text).toBeGreaterThan(0);
  expect(findMatches(again, ["word1999"], 1)).toEqual(["copy-1999"]);
});

test("finds the value of each word of a table, and none of others", () => {
  const entries = ["grace", "gracious", "grace alone", "Grace", "græce", "𝔤race", "a"].map(
    (word) => [word, `1{"${word}"}`] as const,
  );
  const valueIn = readWordTable(encodeWordTable([...entries, ["empty", ""]]));
  for (const [word, value] of entries) expect(valueIn(word)).toBe(value);
  expect(valueIn("empty")).toBe("");
  expect(["", "b", "grac", "graces", "zeal"].map(valueIn)).toEqual(Array(5).fill(undefined));
  expect(readWordTable(encodeWordTable([]))("grace")).toBeUndefined();
});

const NOTHING = modelOf([]);

test("finds an answer by its meaning where no word is shared", async () => {
  const search = await createSearch({ documents: [GRACE, SIN], confusions: [], model: modelOf([GRACE, SIN]) });
  const { candidates } = await search.find("mercy that we do not deserve");
  expect(candidates[0]).toMatchObject({ id: "grace", evidence: { meaning: expect.toSatisfy((value) => value > 0.1) } });
  expect((await search.find("crimes against the Ten Commandments")).candidates[0]?.id).toBe("sin");
});

test("stores the model without loss", () => {
  const model = modelOf([GRACE, SIN]);
  expect(isDeepStrictEqual(decodeModel(encodeModel(model)), model)).toBe(true);
  expect(encodeModel(model).equals(encodeModel(modelOf([GRACE, SIN])))).toBe(true);
});

test("has the parts that a stored model has since the last migration that deleted those of earlier versions", () => {
  // A further part, or another form, needs such a migration, like 0013: a start would read a model that lacks it.
  const parts = ["centres", "english", "outOfScope", "texts", "vectors", "vocabulary", "words"];
  expect(Object.keys(NOTHING).sort()).toEqual(parts);
});

test("finds nothing if there is no content", async () => {
  const search = await createSearch({ documents: [], confusions: [], model: NOTHING });
  expect(await search.find("what is grace")).toMatchObject({ outcome: "none", answerId: null, candidates: [] });
  expect(await search.list("grace")).toEqual([]);
});
