/** Other ways to ask the same: changes that people make to a question without meaning anything else. */

/** A change of a question; returns it as it is where there is nothing to change. */
type Change = (question: string) => string;

/** Replaces each whole word by another. */
const words =
  (pairs: Record<string, string>): Change =>
  (question) =>
    Object.entries(pairs).reduce(
      (text, [from, to]) => text.replace(new RegExp(`\\b${from}\\b`, "gi"), (typed) => likeTyped(typed, to)),
      question,
    );

function likeTyped(typed: string, to: string): string {
  return /^\p{Lu}/u.test(typed) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}

const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
const bare = (text: string) => text.replace(/[\s?.!]+$/, "");

/** The longest word of at least eight small letters, without its fifth letter: "predstination". */
const misspell: Change = (question) => {
  const [longest] = (question.match(/\b[a-z]{8,}\b/g) ?? []).sort((a, b) => b.length - a.length);
  return longest === undefined ? question : question.replace(longest, longest.slice(0, 4) + longest.slice(5));
};
/** The same with two neighbours exchanged: "sanctifciation". */
const exchange: Change = (question) => {
  const [longest] = (question.match(/\b[a-z]{8,}\b/g) ?? []).sort((a, b) => b.length - a.length);
  if (longest === undefined) return question;
  return question.replace(longest, longest.replace(/^(.{4})(.)(.)/, "$1$3$2"));
};

/** By name. */
export const CHANGES: Record<string, Change> = {
  "greeting and thanks": (question) => `Hello, ${lowerFirst(bare(question))}? Thank you!`,
  "a wish to know": (question) => `I would like to know: ${lowerFirst(question)}`,
  "capitals and no mark": (question) => bare(question).toUpperCase(),
  "small letters and no mark": (question) => bare(question).toLowerCase(),
  contraction: words({
    "what is": "what's",
    "who is": "who's",
    "how is": "how's",
    "do not": "don't",
    "does not": "doesn't",
    "did not": "didn't",
    "is not": "isn't",
    "are not": "aren't",
    cannot: "can't",
    "I am": "I'm",
    "I have": "I've",
    "it is": "it's",
  }),
  "no contraction": words({
    "what's": "what is",
    "don't": "do not",
    "doesn't": "does not",
    "didn't": "did not",
    "isn't": "is not",
    "can't": "cannot",
    "I'm": "I am",
    "I've": "I have",
    "it's": "it is",
  }),
  "other spelling": words({
    baptized: "baptised",
    baptize: "baptise",
    savior: "saviour",
    honor: "honour",
    neighbor: "neighbour",
    judgment: "judgement",
    apologize: "apologise",
    recognize: "recognise",
    sabbath: "Sabbath day",
    favor: "favour",
    behavior: "behaviour",
  }),
  "other number": words({
    christians: "a Christian",
    sins: "sin",
    demons: "a demon",
    angels: "an angel",
    prayers: "prayer",
    churches: "the church",
    women: "a woman",
    believers: "a believer",
    pastors: "a pastor",
    children: "a child",
  }),
  "another order": (question) =>
    /^(?:what|does|did|is|are|why|how|can|will|do|who|should) /i.test(question)
      ? `In the Bible and for Christians, ${lowerFirst(question)}`
      : question,
  misspelt: misspell,
  exchanged: exchange,
};
