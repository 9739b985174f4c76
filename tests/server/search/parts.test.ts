/** The parts of the search, each on content small enough to follow. */
import { expect, test } from "vitest";
import { addBodies, trainModel } from "../../../seed/train.ts";
import { parseReferences, type VerseSpan } from "../../../server/scripture/references.ts";
import { createCompletions } from "../../../server/search/completions.ts";
import { createSearch, type SearchDocument } from "../../../server/search/index.ts";
import { createFallback } from "../../../server/search/keyword-rules.ts";
import { decodeModel, encodeModel } from "../../../server/search/model.ts";
import { createPassageIndex } from "../../../server/search/passages.ts";
import { createSpelling } from "../../../server/search/spelling.ts";
import { tokenize } from "../../../server/search/tokenize.ts";

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
const spansOf = (reference: string): VerseSpan[] => parseReferences(reference).flatMap(({ spans }) => spans);

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

test("compares Bible passages: the same verses, neighbours, the same chapter, another chapter", () => {
  const document = makeDocument("a", {
    question: "What does Psalm 23 mean?",
    explainedPassages: spansOf("Romans 8:28-30"),
    citedPassages: spansOf("John 3:16"),
  });
  const fits = ["Romans 8:29", "Romans 8:32", "Romans 8:1", "Romans 9:1", "John 3:16", "Psalm 23"].map((reference) =>
    createPassageIndex([document])(spansOf(reference)).get("a"),
  );
  expect(fits.map((fit) => fit?.explainedPassage)).toEqual([1, 0.4, 0.25, undefined, 0, 0]);
  expect(fits[4]).toMatchObject({ subjectPassage: 0, citedPassage: 1 });
  expect(fits[5]).toMatchObject({ subjectPassage: 1, citedPassage: 0 });
});

test("falls back to the longest keyword of the specification in a question, at word boundaries", () => {
  const findFallback = createFallback([
    makeDocument("theodicy", { keywords: ["evil", "malice"] }),
    makeDocument("problem", { keywords: ["problem of evil"] }),
  ]);
  expect(findFallback(tokenize("is the devil behind evils"))).toBe("theodicy");
  expect(findFallback(tokenize("is the devil real"))).toBeNull();
  expect(findFallback(tokenize("solve the problem of evil"))).toBe("problem");
  expect(findFallback(tokenize("what is malice"))).toBeNull();
});

test("finds an answer by its keyword if it is the whole question, or all that a plain question asks about", async () => {
  const search = await createSearch({
    documents: [makeDocument("holiness", { keywords: ["Holiness"] })],
    confusions: [],
    model: trainModel([]),
  });
  for (const question of [
    "holiness",
    "What is the meaning of holiness?",
    "what do reformed Christians believe about holiness",
    "help me understand holiness",
    "Bible verses about holiness",
    "holiness bible verses",
    "why is holiness important",
  ])
    expect([question, search.find(question)]).toEqual([
      question,
      expect.objectContaining({ answerId: "holiness", decidedBy: "keyword rule" }),
    ]);
  expect(search.find("holiness in horses").decidedBy).not.toBe("keyword rule");
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
});

const TEXTS = [
  { id: "", phrasings: ["how do I roast a chicken", "train times to Leeds"], words: [] },
  { id: "grace", phrasings: ["what is grace", "unearned favour of God", "why is God kind to me"], words: ["mercy"] },
  { id: "sin", phrasings: ["what is sin", "breaking the law of God", "why do I do wrong"], words: ["guilt"] },
];

test("learns which answer serves a question, and adds running text without new training", async () => {
  const trained = trainModel(TEXTS);
  const model = addBodies(trained, new Map([["grace", ["A gift that nobody has earned."]]]));
  expect(model.features).toContain("gift");
  expect(trained.features).not.toContain("gift");
  const search = await createSearch({
    documents: [
      makeDocument("grace", {
        hiddenPhrasings: [...(TEXTS[1]?.phrasings ?? [])],
        body: "A gift that nobody has earned.",
      }),
      makeDocument("sin", { hiddenPhrasings: [...(TEXTS[2]?.phrasings ?? [])] }),
    ],
    confusions: [],
    model,
  });
  expect(search.find("does God show favour to me").candidates[0]?.id).toBe("grace");
  expect(search.find("breaking laws").candidates[0]?.id).toBe("sin");
});

test("trains the same model from the same texts, and stores it without loss", () => {
  const model = trainModel(TEXTS);
  expect(encodeModel(trainModel(TEXTS.toReversed()))).toEqual(encodeModel(model));
  expect(decodeModel(encodeModel(model))).toEqual(model);
  expect(decodeModel(encodeModel(trainModel([])))).toEqual(trainModel([]));
});

test("weighs a token by how few answers it is at home in, even if others mention it", () => {
  const { features, perplexities } = trainModel([
    { id: "flood", phrasings: ["Noah", "Noah and the ark", "the story of Noah", "a story of rain"], words: [] },
    {
      id: "covenants",
      phrasings: ["did God promise Noah", "the story of Abraham", "a story of love", "a vow"],
      words: [],
    },
  ]);
  const perplexityOf = (token: string) => perplexities[features.indexOf(token)];
  expect(perplexityOf("abraham")).toBeCloseTo(1);
  expect(perplexityOf("stori")).toBeCloseTo(2);
  // A probability of 3/4 and one of 1/4.
  expect(perplexityOf("noah")).toBeCloseTo(4 / 3 ** 0.75);
});

test("finds a candidate by the classifier if no answer contains a rarer word of the question", async () => {
  const model = trainModel(TEXTS);
  const search = await createSearch({
    documents: [makeDocument("grace", { question: "Grace?" }), makeDocument("sin", { question: "Sin?" })],
    confusions: [],
    model,
  });
  expect(search.find("mercy").candidates[0]?.id).toBe("grace");
});

test("finds an answer by a hidden phrasing, word for word, whatever else would rank first", async () => {
  const search = await createSearch({
    documents: [
      makeDocument("heaven", { question: "I want to live for ever" }),
      makeDocument("suicide", { hiddenPhrasings: ["I want to die"] }),
    ],
    confusions: [],
    model: trainModel([]),
  });
  expect(search.find("i want to die")).toMatchObject({ answerId: "suicide", decidedBy: "exact phrasing" });
});

test("takes no answer for certain because a name is among its hidden phrasings", async () => {
  const search = await createSearch({
    documents: [makeDocument("persecution", { hiddenPhrasings: ["Polycarp"] })],
    confusions: [],
    model: trainModel([]),
  });
  expect(search.find("polycarp").decidedBy).not.toBe("exact phrasing");
});

test("finds nothing if there is no content", async () => {
  const search = await createSearch({ documents: [], confusions: [], model: trainModel([]) });
  expect(search.find("what is grace")).toMatchObject({ outcome: "none", answerId: null, candidates: [] });
  expect(await search.list("grace")).toEqual([]);
});
