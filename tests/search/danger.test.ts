/** People in danger, and those who ask for them, get help first; the same words about something else do not. */
import { expect, test } from "vitest";
import { speaksOfDanger } from "../../server/shared/danger.ts";
import { useSeededApp } from "../support/test-app.ts";

const IN_DANGER = [
  "i want to kill myself",
  "I don’t want to live anymore",
  "would God forgive me if I end my life tonight?",
  "I wish I had never been born",
  "everyone would be better off without me",
  "I just want to die. Does Jesus still love me?",
  "i cant go on any more",
  "im so tired of living",
  "Lord, I have no reason to live",
  "i took all my pills and now i am scared",
  "I think I have overdosed on my medication",
  "I keep cutting myself, is it a sin",
  "I self-harm and I can't tell my parents",
  "i make myself throw up after every meal",
  "My husband hits me. Do I have to submit?",
  "my dad beats my mother when he is drunk",
  "my stepfather touches me down there",
  "He threatened to kill me if I leave",
  "I was raped by a man from church",
  "Should I leave my abusive husband?",
  "I'm afraid of my boyfriend",
  "our pastor told us to forgive, but my uncle molested me",
  "I hit my wife last night and I am ashamed",
  "I am addicted to heroin, can I be saved?",
  "i can't stop drinking",
  "I'm an alcoholic",
  "my son is addicted to fentanyl",
  "my friend says she wants to end her life",
  "My daughter is cutting herself",
  "i want to kil myslef",
  "i am addicted to porn",
  "Im addicted to watching pornography and I hate it",
  "i have a porn addiction, does God hate me",
  "I cant stop watching porn",
  "how do I quit porn",
  "I have a drinking problem",
  "I think I drink too much. Is God angry?",
  "I am a recovering alcoholic and I slipped last night",
  "i am hooked on painkillers",
  "I keep going back to drugs",
  "I can't stop using",
  "my husband cannot stop drinking",
  "I have a serious gambling problem",
  "i am addicted to online betting",
  "I lost all our savings gambling",
];

const NOT_IN_DANGER = [
  "I killed my sin",
  "abuse of the Lord's Supper",
  "should I hurt my brother's feelings",
  "How do I die to myself?",
  "How do I put sin to death in my life?",
  "I am not afraid to die",
  "What does it mean to deny myself and take up my cross?",
  "Take my life and let it be consecrated, Lord, to Thee",
  "I do not want to live in sin any more",
  "What happens when I die?",
  "Why did Jesus have to die for me?",
  "He touched me and made me whole",
  "the sermon cut me to the heart",
  "Did God hurt Job?",
  "Who hit Jesus with a reed?",
  "why did Moses beat the rock",
  "How do I beat my body and make it my slave?",
  "Is it a sin to hate my life in this world? (John 12:25)",
  "How do I kill lust?",
  "I cut myself off from a church that denied the Trinity",
  "my pastor beats me at chess",
  "I cannot stop thinking about my exams",
  "how should I end my prayers",
  "how can I live my life for Christ?",
  "the abuse of indulgences before the Reformation",
  "Is it wrong to take my own way?",
  "Why did God harden the heart of Pharaoh?",
  "I want to live for Christ without fear of death",
  "my brother hurt my feelings, must I forgive him",
  "What would Jesus say to me about wine?",
  "I am not an alcoholic, may I drink wine?",
  "I can't stop using filler words when I pray",
  "how do I stop drinking so much coffee",
  "I am addicted to video games",
  "What does the Bible say about porn?",
  "Is watching pornography a sin?",
  "Is gambling or playing the lottery a sin?",
  "Can an alcoholic be an elder?",
  "why did Noah drink too much",
  "May Christians drink alcohol?",
  "I am writing an essay about gambling in the ancient world",
  "Should a church fight the drug problem in its city?",
  "I used to drink too much before I was a Christian",
  "I have a problem with infant baptism",
  "Does the wisdom of Proverbs speak to drunkards?",
];

/** The search finds an urgent answer, beside which help stands, whatever was meant. */
const ANSWERED_AS_DANGER = [
  "I want to die to sin and live to God",
  "Is addiction a sin or a disease?",
  "How should the church help drug addicts?",
  "What makes people addicted to drugs?",
];

/** Said of harmless things, for which the search finds the urgent answer on addiction as well. */
const HARMLESS = [
  "I'm addicted to my phone",
  "I am addicted to coffee",
  "addicted to coffee",
  "im addicted to my phone",
  "Is it a sin to be addicted to coffee?",
  "is being addicted to your phone a sin",
  "I think I'm addicted to social media. What should I do?",
  "my son is addicted to video games",
  "my husband is addicted to his phone",
  "how do I break my phone addiction",
  "video game addiction",
  "i am addicted to playing minecraft",
  "I'm hooked on TikTok",
  "I am adicted to cofee",
  "can a christian be addicted to chocolate and sugar",
  "I'm addicted to scrolling on my phone",
  "Am I addicted to YouTube?",
  "social media addiction bible verses",
  "addicted to work",
  "I'm addicted to shopping online",
  "I am addicted to Jesus",
  "can you be addicted to worship music",
  "are we addicted to sin",
  "addicted to the approval of others",
];

/** Beside these, help stands all the same. */
const ADDICTED = [
  "I am addicted",
  "addicted",
  "addiction",
  "I'm addicted and I can't stop",
  "addicted to alcohol",
  "addicted to drink",
  "addicted to drugs",
  "addicted to pornography",
  "addicted to porn on my phone",
  "I have a porn addiction on my phone",
  "addicted to gambling",
  "i am addicted to gambling on my phone",
  "I am addicted to coffee and cocaine",
  "I'm addicted to video games and weed",
  "I am addicted to my phone and I want to die",
  "addicted to coffee but I also drink too much vodka",
  "my brother is addicted to pills",
  "addicted to kratom",
  "my cousin is addicted to nitrous oxide",
  "help with my addiction to nitrous oxide",
  "i got addicted to sniffing glue at school",
  "I'm addicted to something and ashamed of it",
  "how do I break my addiction",
];

test.each([
  ["stands beside no harmless habit", HARMLESS, false],
  ["stands beside every other addiction", ADDICTED, true],
])("help %s", async (_says, questions, expected) => {
  const app = await useSeededApp();
  for (const q of questions) {
    const { urgent } = (await app.inject({ url: "/api/search", query: { q } })).json();
    expect([q, urgent]).toEqual([q, expected]);
  }
});

test.each([
  ["says so", IN_DANGER, true],
  ["does not say so", NOT_IN_DANGER, false],
])("a search %s for each of forty-five questions", async (_says, questions, expected) => {
  const app = await useSeededApp();
  expect(questions).toHaveLength(45);
  for (const q of questions) {
    const { urgent } = (await app.inject({ url: "/api/search", query: { q } })).json();
    expect([q, urgent]).toEqual([q, expected]);
  }
});

test("no cache stores the reply to a cry for help, nor its page", async () => {
  const app = await useSeededApp();
  const of = async (path: string, q: string) =>
    (await app.inject({ url: path, query: { q }, headers: { accept: "text/html" } })).headers["cache-control"];
  for (const path of ["/api/search", "/results", "/"]) {
    expect(await of(path, "I want to kill myself")).toBe("no-store");
    expect(await of(path, "What is grace?")).toContain("public");
  }
});

test("the list alone knows all but the misspelt question, so that help shows without a server", () => {
  expect(IN_DANGER.filter((question) => !speaksOfDanger(question))).toEqual(["i want to kil myslef"]);
  expect([...NOT_IN_DANGER, ...HARMLESS, ...ANSWERED_AS_DANGER].filter(speaksOfDanger)).toEqual([]);
});
