/** The shape of an answer's file and of its phrasing file. */
import { type Static, Type } from "typebox";
import { answerKinds } from "../server/contract/answer.ts";
import { closed, DAY, HASH, text } from "./schema-parts.ts";

/** What only the search knows about an answer: in the answer's own file, or in its phrasing file. */
const hidden = {
  phrasings: Type.Optional(Type.Array(text(600))),
  words: Type.Optional(Type.Array(text(60))),
  passages: Type.Optional(Type.Array(text(60))),
};
export const PhrasingFile = closed(hidden);
export type PhrasingFile = Static<typeof PhrasingFile>;

const day = Type.String({ pattern: DAY });
const place = { work: text(), locator: Type.Optional(text(120)) };
const Place = closed(place);
const Citation = closed({ key: Type.Optional(text(120)), ...place, snippet: text() });
export type CitationEntry = Static<typeof Citation>;
/** A change that readers are told of. */
const Change = closed({ date: day, text: text(300) });
/** A reading of an answer against something. Without its hash it is refused, with the hash to add. */
const Reading = closed({
  date: day,
  compared: text(200),
  hash: Type.Optional(Type.String({ pattern: HASH })),
  name: Type.Optional(text(80)),
});

/** How far an answer is. A finished one has no status. */
export const DRAFT = "draft";

/** An answer that is no draft. How many items a list has, and which lists it needs, depends on its kind (`kinds.ts`). */
export const AnswerFrontMatter = closed({
  kind: Type.Optional(Type.Enum([...answerKinds])),
  status: Type.Optional(Type.Enum([DRAFT])),
  urgent: Type.Optional(Type.Boolean()),
  question: text(200),
  alsoAsked: Type.Array(text(200)),
  keywords: Type.Optional(Type.Array(text(60))),
  ...hidden,
  citations: Type.Array(Citation),
  essay: Type.Optional(text()),
  related: Type.Array(text()),
  resources: Type.Optional(Type.Array(text())),
  book: Type.Optional(text()),
  furtherReading: Type.Optional(Type.Array(Place)),
  discuss: Type.Optional(Type.Array(text(300))),
  demand: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  changes: Type.Optional(Type.Array(Change)),
  reviewed: Type.Optional(Type.Array(Reading)),
  lastReviewed: Type.Optional(day),
  formerly: Type.Optional(Type.Array(text(), { minItems: 1 })),
});
export type AnswerFrontMatter = Static<typeof AnswerFrontMatter>;

/** What a field holds that an answer leaves out. */
export const answerDefaults = {
  kind: "essay",
  urgent: false,
  keywords: [] as string[],
  resources: [] as string[],
  furtherReading: [] as Static<typeof Place>[],
  discuss: [] as string[],
  demand: 3,
  changes: [] as Static<typeof Change>[],
  reviewed: [] as Static<typeof Reading>[],
} satisfies Partial<AnswerFrontMatter>;

/** The fields of an answer, with their defaults. */
export type AnswerFields = AnswerFrontMatter &
  Required<Pick<AnswerFrontMatter, keyof typeof answerDefaults | "lastReviewed">>;
