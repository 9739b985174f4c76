import { expect, test } from "vitest";
import weights from "../../../server/search/weights.json" with { type: "json" };
import { withDatabase } from "../../support/stored.ts";
import { buildTestApp, copySmallDatabase, expectError, type TestApp, useSeededApp } from "../../support/test-app.ts";

interface Citation {
  number: number;
  partnerId: string;
}

interface Result {
  outcome: "answer" | "closest" | "none";
  answer: { id: string; question: string; answer: string; citations: Citation[] } | null;
  closest: { id: string; question: string; firstSentence: string }[];
  mostAsked: { id: string; question: string }[];
}

async function ask(app: TestApp, q: string, partners: string[] = []): Promise<Result> {
  const query = new URLSearchParams([["q", q], ...partners.map((partner) => ["partner", partner])]);
  const response = await app.inject(`/api/search?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test("answers 'How does predestination work?' with the answer on predestination and its citations", async () => {
  const app = await useSeededApp();
  const { outcome, answer, closest, mostAsked } = await ask(app, "How does predestination work?");
  expect(answer).toEqual((await app.inject("/api/answers/predestination")).json());
  expect(answer?.id).toBe("predestination");
  expect(answer?.citations.length).toBeGreaterThanOrEqual(4);
  expect({ outcome, closest, mostAsked }).toEqual({ outcome: "answer", closest: [], mostAsked: [] });
});

test("gives 'What is salvation?' eight citations, numbered in order", async () => {
  const app = await useSeededApp();
  const { answer } = await ask(app, "What is salvation?");
  expect(answer?.id).toBe("salvation");
  expect(answer?.citations.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

/** Searches in the specification, and the answers that they should find. */
const shown = {
  "reformed theology": "reformed-theology",
  justification: "justification",
  "problem of evil": "problem-of-evil",
  "What is Reformed theology?": "reformed-theology",
  "How does predestination work?": "predestination",
  "What are the five points of Calvinism?": "five-points-of-calvinism",
  "Explain covenant theology": "covenant-theology",
  "What is the Westminster Confession?": "westminster-confession",
  "How should I study systematic theology?": "studying-systematic-theology",
  "What is common grace?": "common-grace",
  "Explain limited atonement.": "limited-atonement",
};

for (const [question, id] of Object.entries(shown))
  test(`finds the answer ${id} for '${question}'`, async () => {
    const app = await useSeededApp();
    expect((await ask(app, question)).answer?.id).toBe(id);
  });

for (const question of ["evil", "suffering"])
  test(`finds an answer on evil or suffering for '${question}'`, async () => {
    const app = await useSeededApp();
    expect(["problem-of-evil", "suffering"]).toContain((await ask(app, question)).answer?.id);
  });

for (const variant of [
  "PREDESTINATION",
  "  predestination  ",
  "prédestination",
  "predestinaton",
  "pre\u00ADdes\u00ADti\u00ADnation",
])
  test(`finds predestination for '${variant}'`, async () => {
    const app = await useSeededApp();
    expect((await ask(app, variant)).answer?.id).toBe("predestination");
  });

test("corrects a word that contains soft hyphens and zero-width characters", async () => {
  const app = await useSeededApp();
  const query = new URLSearchParams({
    q: "Pre\u00ADdes\u00ADti\u00ADnaton and gr\u200Bace in Rom\u00ADans 8\u2060:30",
  });
  const { correctedText, explanation } = (await app.inject(`/api/search?${query}&explain=1`)).json();
  expect(correctedText).toBe("Predestination and grace in Romans 8:30");
  expect(explanation.passages).toEqual([{ from: 45_008_030, to: 45_008_030 }]);
});

for (const nonsense of ["zxqv bnmrt wpfgh", "How do I change the oil in my car?", "????", "🙂", "0"])
  test(`finds nothing for '${nonsense}'`, async () => {
    const app = await useSeededApp();
    expect((await ask(app, nonsense)).answer).toBeNull();
  });

test("finds nothing for a question without words, even if a keyword rule has none", async () => {
  const file = copySmallDatabase();
  withDatabase(file, ({ $client }) => $client.exec(`update answers set keywords = '["!!!"]' where id = 'election'`));
  const app = await buildTestApp({ LOCI_DB: file });
  expect((await ask(app, "???")).answer).toBeNull();
  expect((await ask(app, "election")).answer?.id).toBe("election");
});

test("offers at most three closest answers, each with its first sentence, if it is not sure", async () => {
  const app = await useSeededApp();
  const { outcome, answer, closest, mostAsked } = await ask(app, "is it a sin");
  expect({ outcome, answer, mostAsked }).toEqual({ outcome: "closest", answer: null, mostAsked: [] });
  expect(closest.length).toBeGreaterThan(0);
  expect(closest.length).toBeLessThanOrEqual(3);
  for (const { id, question, firstSentence } of closest) {
    const found = (await app.inject(`/api/answers/${id}`)).json();
    expect(found).toMatchObject({ id, question });
    expect(found.answer.replace(/\s*\[\d+\]|\*/g, "")).toContain(firstSentence);
    expect(firstSentence).toMatch(/[.?!]["”’)]*$/);
  }
});

test("shows at least twelve words of each closest answer", async () => {
  const app = await useSeededApp();
  const offered = [];
  for (const words of ["are zombies real", "is it a sin", "what happens", "walking dead", "my life"])
    offered.push(...(await ask(app, words)).closest);
  expect(offered.length).toBeGreaterThan(5);
  const count = (text: string) => text.split(/\s+/).length;
  expect(offered.filter(({ firstSentence }) => count(firstSentence) < 12)).toEqual([]);
  const short = offered.find(({ id }) => id === "resurrection-of-the-body");
  expect(short?.firstSentence).toMatch(/^They will\. \S.*\.$/);
});

test("offers other answers beside one that is less than sure, and none beside one that is sure", async () => {
  const app = await useSeededApp();
  const unsure = await ask(app, "why does suffering exist");
  expect(unsure).toMatchObject({ outcome: "answer", answer: { id: "problem-of-evil" } });
  expect(unsure.closest.map(({ id }) => id)).not.toContain("problem-of-evil");
  expect(unsure.closest).toHaveLength(2);
  expect((await ask(app, "What is justification?")).closest).toEqual([]);
});

test("returns the five most asked questions if no answer is near", async () => {
  const app = await useSeededApp();
  const { outcome, closest, mostAsked } = await ask(app, "zxqv bnmrt wpfgh");
  expect({ outcome, closest }).toEqual({ outcome: "none", closest: [] });
  expect(mostAsked).toHaveLength(5);
  for (const { id, question } of mostAsked)
    expect((await app.inject(`/api/answers/${id}`)).json()).toMatchObject({ id, question });
});

test("filters citations by one partner, and keeps their numbers and the text", async () => {
  const app = await useSeededApp();
  const whole = (await ask(app, "What is salvation?")).answer;
  const { answer } = await ask(app, "What is salvation?", ["opc"]);
  const expected = whole?.citations.filter(({ partnerId }) => partnerId === "opc") ?? [];
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(8);
  expect(answer).toEqual({ ...whole, citations: expected });
});

test("filters citations by several partners, in any order and with repeats", async () => {
  const app = await useSeededApp();
  const whole = (await ask(app, "What is salvation?")).answer;
  const { answer } = await ask(app, "What is salvation?", ["opc", "ccel", "opc"]);
  const expected = whole?.citations.filter(({ partnerId }) => ["ccel", "opc"].includes(partnerId)) ?? [];
  expect(new Set(expected.map(({ partnerId }) => partnerId)).size).toBe(2);
  expect(answer?.citations).toEqual(expected);
});

test("gives the answer even if none of its citations is by the chosen partner", async () => {
  const app = await useSeededApp();
  const whole = (await ask(app, "What is salvation?")).answer;
  const partners = (await app.inject("/api/partners")).json() as { id: string }[];
  const uncited = partners.find(({ id }) => !whole?.citations.some(({ partnerId }) => partnerId === id));
  expect(uncited).toBeDefined();
  const { answer } = await ask(app, "What is salvation?", [uncited?.id ?? ""]);
  expect(answer).toEqual({ ...whole, citations: [] });
});

test("filters independently for each request", async () => {
  const app = await useSeededApp();
  await ask(app, "What is salvation?", ["opc"]);
  expect((await ask(app, "What is salvation?")).answer?.citations).toHaveLength(8);
});

test("refuses a missing question with 400", async () => {
  const app = await useSeededApp();
  expectError(await app.inject("/api/search"), 400, "Bad Request", 'The parameter "q" is missing.');
});

for (const [name, blank] of Object.entries({
  empty: "",
  "white space": " \t\n ",
  "wide space": "\u3000\u00a0",
  "no width": " \u200b\u2060",
  "soft hyphen": "\u00ad",
  "marks of direction": "\u202e\u200f",
  "zero byte": "\0",
  "variation selector": "\ufe0f",
}))
  test(`refuses a blank question (${name}) with 400`, async () => {
    const app = await useSeededApp();
    const response = await app.inject(`/api/search?${new URLSearchParams({ q: blank })}`);
    expectError(response, 400, "Bad Request", 'The parameter "q" is blank; write a question in it.');
  });

test("accepts a question of 1000 characters, not counting surrounding white space", async () => {
  const app = await useSeededApp();
  const { answer } = await ask(app, `  ${"a".repeat(1000)}\n `);
  expect(answer).toBeNull();
});

test("counts an emoji as one character", async () => {
  const app = await useSeededApp();
  const { answer } = await ask(app, "🕊".repeat(1000));
  expect(answer).toBeNull();
});

for (const [name, character] of Object.entries({ letters: "a", emoji: "🕊" }))
  test(`refuses a question of 1001 ${name} with 400`, async () => {
    const app = await useSeededApp();
    const response = await app.inject(`/api/search?${new URLSearchParams({ q: character.repeat(1001) })}`);
    expectError(response, 400, "Bad Request", "The question has 1001 characters; shorten it to 1000.");
  });

test("refuses an unknown partner with 400, and names it", async () => {
  const app = await useSeededApp();
  const response = await app.inject("/api/search?q=grace&partner=ccel&partner=nobody");
  expectError(
    response,
    400,
    "Bad Request",
    'There is no partner "nobody"; /api/partners lists the partners there are.',
  );
});

test("refuses an empty partner with 400", async () => {
  const app = await useSeededApp();
  expectError(await app.inject("/api/search?q=grace&partner="), 400, "Bad Request", /^There is no partner ""/);
});

for (const [name, query] of Object.entries({ q: "q=grace&q=faith", verbatim: "q=grace&verbatim=1&verbatim=1" }))
  test(`refuses ${name} with 400 if it is given more than once`, async () => {
    const app = await useSeededApp();
    const message = `The parameter "${name}" is given more than once; give it once.`;
    expectError(await app.inject(`/api/search?${query}`), 400, "Bad Request", message);
  });

for (const name of ["verbatim", "explain"])
  test(`refuses an invalid value of ${name} with 400, and lists the valid ones`, async () => {
    const app = await useSeededApp();
    const message = `The parameter "${name}" must be 1, true, 0 or false.`;
    expectError(await app.inject(`/api/search?q=grace&${name}=maybe`), 400, "Bad Request", message);
  });

for (const [name, query] of Object.entries({
  "a name of Object's": "q=__proto__+constructor+toString",
  "a broken escape": "q=%E0%A4%A",
  "a zero byte": "q=grace%00faith",
  "unknown parameters": "q=grace&page=2",
  "a partner as an object": "q=grace&partner[a]=ccel",
}))
  test(`does not fail on ${name} in the question`, async () => {
    const app = await useSeededApp();
    const response = await app.inject(`/api/search?${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.json().closest).toBeInstanceOf(Array);
  });

test("explains how a question was read and why its answer was given, with explain=1 only", async () => {
  const app = await useSeededApp();
  const path = `/api/search?q=${encodeURIComponent("What dose Rom 8:28 say of providance?")}`;
  const { answer, explanation } = (await app.inject(`${path}&explain=1`)).json();
  expect(explanation).toMatchObject({
    tokens: ["what", "does", "say", "of", "provid"],
    corrections: { dose: "does", providance: "providence" },
    passages: [{ from: 45_008_028, to: 45_008_028 }],
    decidedBy: "probability",
  });
  expect(explanation.candidates[0]).toMatchObject({ id: answer.id, evidence: { explainedPassage: 1 } });
  const [first, second] = explanation.candidates;
  expect(first.probability).toBeGreaterThan(second.probability);
  expect(first.features.passage).toBe(1);
  expect((await app.inject(path)).json()).not.toHaveProperty("explanation");
});

test("explains why it gives no answer", async () => {
  const app = await useSeededApp();
  const { answer, explanation } = (await app.inject("/api/search?q=election+results+2024&explain=true")).json();
  expect(answer).toBeNull();
  expect(explanation).toMatchObject({ decidedBy: null, tokens: ["elect", "result", "2024"] });
  expect(explanation.candidates[0].probability).toBeLessThan(weights.thresholds.answer);
});
