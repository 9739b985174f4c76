/** The library: all questions by topic, the books, and the works of each partner. */
import { type Static, Type } from "typebox";
import { Book } from "./resource.ts";
import { named, nullable } from "./schema-parts.ts";

export const Work = named("Work", {
  id: Type.String(),
  partnerId: Type.String(),
  title: Type.String(),
  author: Type.String(),
  publishDate: nullable(Type.String()),
  url: Type.String(),
  answerCount: Type.Integer({ description: "How many answers cite it." }),
});
export type Work = Static<typeof Work>;

/** The kinds of works. */
export const workKinds = [
  "confession",
  "catechism",
  "creed",
  "treatise",
  "commentary",
  "sermon",
  "hymn",
  "letter",
  "biography",
  "scripture",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** The printed edition at a work's URL. */
export interface Edition {
  translators?: string[];
  editors?: string[];
  /** The year in which it was printed. */
  year?: string;
  /** The series of books that it is a volume of. */
  series?: { title: string; number?: "I" | "II"; volume: number };
  /** Anything else, in the words of citations. */
  remark?: string;
}

/** A work with everything that citations need. */
export interface CatalogueWork extends Pick<Work, "id" | "partnerId" | "title" | "author" | "publishDate" | "url"> {
  kind: WorkKind;
  /** Null if the catalogue says nothing of it. */
  edition: Edition | null;
}

/** A question in its topic. */
export const LibraryAnswer = named("LibraryAnswer", {
  id: Type.String(),
  question: Type.String(),
  heading: Type.String({ description: "Its entry in the index of questions, such as `Evil, problem of`." }),
});
export type LibraryAnswer = Static<typeof LibraryAnswer>;

export const LibraryTopic = Type.Object(
  { id: Type.String(), title: Type.String(), answers: Type.Array(LibraryAnswer) },
  { title: "LibraryTopic" },
);
export type LibraryTopic = Static<typeof LibraryTopic>;

export const Library = named("Library", {
  topics: Type.Array(LibraryTopic, { description: "The topics in order, each with its questions." }),
  books: Type.Array(Book),
  works: Type.Array(Work, { description: "The whole catalogue, by partner." }),
  answerBytes: Type.Integer({
    description: "About how much room all answers take if they are kept for reading offline.",
  }),
});
export type Library = Static<typeof Library>;
