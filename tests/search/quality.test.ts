/**
 * Guards the quality of the search: questions that must find their answer, and floors well below the current figures.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Snapshot } from "../../server/content-store/snapshot.ts";
import { readLabelledQuestions, SETS, type SetName } from "../../server/learning/labelled.ts";
import { ask, summarize, toSearcher } from "../../server/learning/measure.ts";
import { parseReferences } from "../../server/scripture/references.ts";
import { weigh } from "../../server/search/ranking.ts";
import { SPEC_KEYWORDS } from "../../server/search/subject.ts";
import weights from "../../server/search/weights.json" with { type: "json" };
import { useSeededApp } from "../support/test-app.ts";
import { BEFORE_KEYWORDS, keywordsOf, missed, phrasingsOf, questionsOf, readDocuments } from "./asked.ts";

const app = await useSeededApp();
await app.ready();
const { search }: Snapshot = app.content.snapshot();
const documents = readDocuments();
/** Questions about something else in our words, and questions in other languages. */
const adversarial: string[] = JSON.parse(readFileSync(new URL("./adversarial.json", import.meta.url), "utf8"));
const ids = new Set(documents.map(({ id }) => id));

/** Some points below the figures of `npm run eval`, so that only a real loss fails. */
const FLOORS: Partial<Record<SetName, { found: number; foundOrOffered: number; declined: number }>> = {
  real: { found: 0.78, foundOrOffered: 0.9, declined: 0.7 },
  "real-d1": { found: 0.65, foundOrOffered: 0.85, declined: 0.4 },
  unseen: { found: 0.86, foundOrOffered: 0.95, declined: 0.93 },
  stories: { found: 0.1, foundOrOffered: 0.55, declined: 0.7 },
};
for (const [set, floors] of Object.entries(FLOORS))
  test(`finds, offers and declines the ${set} questions at least as often as the floors`, async () => {
    const questions = readLabelledQuestions(SETS[set as SetName]).filter((_, index) => index % 3 === 0);
    const outcomes = await ask(toSearcher(search), questions, (id) => ids.has(id));
    const figures = summarize(outcomes);
    for (const [figure, floor] of Object.entries(floors))
      expect({ figure, value: figures[figure as keyof typeof floors] }).toEqual({
        figure,
        value: expect.toSatisfy((value: number) => value >= floor),
      });
  });

test("finds nearly every answer by its question and by each `alsoAsked` phrasing", async () => {
  // Some of them; the long tests ask all.
  const questions = questionsOf(documents, 4);
  const lost = await missed(search, questions);
  expect(lost).toEqual(expect.toSatisfy(({ length }) => length < questions.length / 45));
  const phrasings = phrasingsOf(documents, 20);
  const others = await missed(search, phrasings);
  expect(others).toEqual(expect.toSatisfy(({ length }) => length < phrasings.length / 15));
});

test("finds the answer about a passage by the bare name of the passage", async () => {
  const about = documents.flatMap(({ id, question }) =>
    parseReferences(question).map(({ text }) => ({ id, text: `what is ${text}` })),
  );
  expect(about.length).toBeGreaterThan(5);
  expect(await missed(search, about)).toEqual([]);
});

test.each(SPEC_KEYWORDS)("finds an answer on %s, alone or in a question that is near an answer", async (phrase) => {
  for (const text of [phrase, `tell me about ${phrase}`, `what does the Bible teach us about ${phrase} and God`]) {
    const { answerId } = await search.find(text);
    expect({ text, answered: answerId !== null }).toEqual({ text, answered: true });
  }
});

test("finds an answer by each of its keywords, also if something is asked about it", async () => {
  for (const words of BEFORE_KEYWORDS) {
    const asked = keywordsOf(documents, 24, words);
    const others = await missed(search, asked);
    expect({ words, others }).toEqual({
      words,
      others: expect.toSatisfy(({ length }) => length < asked.length / 10),
    });
  }
});

test("computes the score and the probability from the numbers that it explains them by", async () => {
  for (const text of ["what is grace", "Romans 8:28", "is suicide unforgivable", "evil"]) {
    const { candidates } = await search.find(text);
    for (const { score, evidence } of candidates) expect(weigh(evidence, weights.ranking)).toBeCloseTo(score, 6);
    for (const { probability, features } of candidates.slice(0, 3)) {
      const logOdds = weights.probability.intercept + weigh(features, weights.probability.weights);
      expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(probability, 6);
    }
  }
});

test("declines what is about something else, though it has our words", async () => {
  const shown: string[] = [];
  for (const text of adversarial) {
    const { answerId, leadingId } = await search.find(text);
    if (answerId ?? leadingId) shown.push(`${text} → ${answerId ?? leadingId}`);
  }
  expect(shown).toEqual(expect.toSatisfy(({ length }) => length <= 0.05 * adversarial.length));
});

test("offers nobody suicide, hell or reprobation who cries for help and does not name it", async () => {
  const cries = [
    "I feel so alone and I can't stop crying",
    "my husband left me and I have no strength to go on",
    "God has turned away from me and I am lost",
    "I keep failing and I think God is finished with me",
    "please help me I am drowning in debt and fear",
    "I am scared that I have gone too far for God",
    "I live alone, my children never call, and at the end of the day I sit in the dark",
    "I got fired and I feel that God has thrown me away",
  ];
  for (const text of cries) {
    const { leadingId, closestIds } = await search.find(text);
    for (const id of ["suicide", "hell", "reprobation"]) expect([text, leadingId, ...closestIds]).not.toContain(id);
  }
});

/** Who died, and how to speak of them. */
const MOURNED = { son: "he", daughter: "she", brother: "he", husband: "he", mother: "she", nephew: "he" };
/** Said of somebody who killed himself, and of one who did not. */
const DEATHS: [named: string, unnamed: string][] = [
  ["took HIS life", "stopped speaking to me"],
  ["took HIS own life", "died in a crash"],
  ["killed HIMself", "passed away"],
  ["committed suicide", "died of cancer"],
  ["hanged HIMself", "left us"],
  ["ended HIS life", "went to prison"],
];
const LAMENTS = [
  "My WHO HOW last spring and I cannot stop crying. Is there any hope of seeing HIM again?",
  "It is four months since my WHO HOW. People at church do not know what to say to me. Where is God in this?",
  "My WHO HOW in June. HE believed, and I do not know how to go on. Is HE with the Lord?",
];
test("offers those who mourn a suicide the answer on it if they name it, and nobody else", async () => {
  let named = 0;
  for (const [place, [who, he]] of Object.entries(MOURNED).entries())
    for (const [number, lament] of LAMENTS.entries())
      for (const [isUnnamed, how] of (DEATHS[(place + number) % DEATHS.length] ?? []).entries()) {
        const text = lament
          .replace("WHO", who)
          .replace("HOW", how)
          .replace("HIMself", he === "he" ? "himself" : "herself")
          .replace("HIS", he === "he" ? "his" : "her")
          .replace("HIM", he === "he" ? "him" : "her")
          .replace("HE believed", he === "he" ? "He believed" : "She believed")
          .replace("HE", he);
        const { answerId, closestIds } = await search.find(text);
        const isOffered = [answerId, ...closestIds].includes("suicide");
        if (isUnnamed) expect([text, isOffered]).toEqual([text, false]);
        else named += Number(isOffered);
      }
  expect(named).toBeGreaterThanOrEqual(0.9 * LAMENTS.length * Object.keys(MOURNED).length);
});

const mustFind: [question: string, answers: string[]][] = [
  ["reformed theology", ["reformed-theology"]],
  ["justification", ["justification"]],
  ["problem of evil", ["problem-of-evil"]],
  ["evil", ["problem-of-evil"]],
  ["suffering", ["suffering"]],
  ["why does suffering exist", ["suffering", "problem-of-evil"]],
  ["why is there so much suffering in the world", ["suffering", "problem-of-evil"]],
  ["can someone lose their salvation", ["perseverance"]],
  ["TULIP", ["five-points-of-calvinism"]],
  ["once saved always saved", ["perseverance"]],
  ["born again", ["regeneration"]],
  ["Ephesians 1:4", ["unconditional-election"]],
  ["1 cor 11:23-26", ["lords-supper"]],
  ["predestinaton", ["predestination"]],
  ["Jesus", ["who-is-jesus"]],
  ["God", ["who-is-god"]],
  ["prayer", ["prayer"]],
  ["the Bible", ["what-is-the-bible"]],
  ["Christianity", ["what-is-a-christian"]],
  ["sin", ["what-is-sin"]],
  ["church", ["what-is-the-church"]],
  ["Christ", ["who-is-jesus"]],
  ["work", ["work-and-vocation"]],
  ["pentecost", ["pentecost"]],
  ["atonement", ["atonement"]],
  ["Melchizedek", ["melchizedek"]],
  ["animals", ["animals-and-the-earth"]],
  ["what does the Bible say about holiness?", ["holiness-of-god"]],
  ["What's election?", ["unconditional-election"]],
  ["tell me about grace", ["grace"]],
  ["Bible verses about patience", ["patience"]],
  ["repentance definition", ["repentance"]],
  ["the meaning of sabbath", ["sabbath"]],
  ["adoption explained simply", ["adoption"]],
  ["what does Islam say about Jesus?", ["islam-and-christianity"]],
  ["canon", ["canon"]],
  ["devil", ["satan-and-demons"]],
  ["do demons exist", ["satan-and-demons"]],
  ["judgment", ["final-judgment"]],
  ["resurrection of Christ", ["resurrection-of-christ"]],
  ["war", ["war-and-violence"]],
  ["noahs ark", ["noah-and-the-flood"]],
  ["speaking in tongues", ["speaking-in-tongues"]],
  ["jacob and esau", ["jacob-and-esau"]],
  ["Adam and Eve", ["adam-and-eve"]],
];

test("finds each answer whose id is one word by that word, unless it is a keyword of another", async () => {
  const keywords = new Set(documents.flatMap((document) => document.keywords));
  const names = documents
    .filter(({ id, ...own }) => !id.includes("-") && (own.keywords.includes(id) || !keywords.has(id)))
    .map(({ id }) => id);
  expect(names.length).toBeGreaterThan(50);
  const lost: string[] = [];
  for (const name of names) {
    const { answerId, leadingId } = await search.find(name);
    if ((answerId ?? leadingId) !== name) lost.push(name);
  }
  expect(lost).toEqual([]);
});

for (const [question, answers] of mustFind)
  test(`finds ${answers[0]} for "${question}"`, async () => {
    const { answerId, leadingId } = await search.find(question);
    expect(answers).toContain(answerId ?? leadingId);
  });

const SURNAMES =
  "Abbott Ackroyd Bagshaw Barnsley Bickerstaff Cartwright Clegg Crabtree Dewhurst Eccleston Entwistle Fazackerley Garside Greenhalgh Hardcastle Hargreaves Higginbotham Holroyd Illingworth Jowett Kershaw Lightowler Micklethwaite Murgatroyd Ogden Oldroyd Pickersgill Postlethwaite Ramsbottom Rawcliffe Shuttleworth Sidebottom Sutcliffe Tattersall Thistlethwaite Threlfall Uttley Wadsworth Widdowson Winterbottom love";
for (const question of [
  "Billy Graham",
  "who was Polycarp",
  "election results 2024",
  "grace period on mortgage",
  "trinity college dublin admissions",
  "asdf qwerty",
  "tell me about a carburettor",
  "what does the bible say about football",
  SURNAMES,
])
  test(`shows no answer for "${question.slice(0, 40)}"`, async () => {
    expect((await search.find(question)).answerId).toBeNull();
  });

test("offers the closest answers if it is not sure, and none if no answer is near", async () => {
  expect(await search.find("asdf qwerty zxcvb")).toMatchObject({ outcome: "none", closestIds: [], leadingId: null });
  const outcomes = new Set<string>();
  for (const { q } of readLabelledQuestions(SETS["real-d1"]).slice(0, 60)) {
    const { outcome, closestIds, leadingId, candidates } = await search.find(q);
    outcomes.add(outcome);
    expect(closestIds.length).toBeLessThanOrEqual(3);
    if (leadingId !== null) expect([outcome, leadingId]).toEqual(["closest", candidates[0]?.id]);
  }
  expect([...outcomes].sort()).toEqual(["answer", "closest", "none"]);
});

const corrections: Record<string, string | null> = {
  "Justifcation and sanctificaton": "Justification and sanctification",
  "waht is teh gosple": "what is the gospel",
  "wat does repentence mean": "what does repentance mean",
  "John Calvan": "John Calvin",
  "can i loose my salvation": "can i lose my salvation",
  "why prey at all": "why pray at all",
  "sceince and religon": "science and religion",
  "refromed worship": "reformed worship",
  "marten luthur": "martin luther",
  "binding and loosing": null,
  "baptise my honourable neighbour": null,
  "once you're saved we've all we need, and there'll be no more": null,
  "unsavable people": null,
  "disqualified from pastoring": null,
  "support for complementarianism": null,
  "reiki attunement": null,
  "Shadrach Meshach and Abednego": null,
};
for (const [typed, corrected] of Object.entries(corrections))
  test(corrected === null ? `takes "${typed}" as typed` : `corrects "${typed}" to "${corrected}"`, () => {
    expect(search.read(typed).correctedText).toBe(corrected);
    expect(search.read(typed, { verbatim: true }).correctedText).toBeNull();
  });
