/** What is shown beside an answer: resources, the recommended book and further reading. */
import { type Static, Type } from "typebox";
import { RATING_STARS } from "../shared/limits.ts";
import { Answer, AnswerLink } from "./answer.ts";
import { named, nullable } from "./schema-parts.ts";
import { EraLink } from "./timeline.ts";

export const resourceTypes = ["pdf", "article", "video", "book"] as const;

export const Resource = named("Resource", {
  title: Type.String(),
  type: Type.Enum([...resourceTypes]),
  author: Type.String(),
  source: Type.String({ description: "Short name of the partner that publishes it." }),
  duration: Type.Optional(Type.String({ description: "Such as `42 min`; for videos and recordings only." })),
  url: Type.String(),
});
export type Resource = Static<typeof Resource>;

export const Book = named("Book", {
  id: Type.String(),
  title: Type.String(),
  author: Type.String(),
  workId: Type.String({ description: "The work in the catalogue." }),
  imageSrc: Type.String({ description: "Path of the cover, our own drawing (SVG)." }),
  url: Type.String(),
  source: Type.String({ description: "Full name of the partner that offers the book." }),
  price: Type.String({ description: "As text, such as `Free ebook`." }),
  rating: Type.Number({ minimum: 0, maximum: RATING_STARS, description: "Our editors' rating." }),
});
export type Book = Static<typeof Book>;

export const FurtherReading = named("FurtherReading", { title: Type.String(), url: Type.String() });
export type FurtherReading = Static<typeof FurtherReading>;

export const PlaceInTopic = named("PlaceInTopic", {
  number: Type.Integer({
    minimum: 1,
    description: "Its place among the answers of its topic, in the library's order.",
  }),
  count: Type.Integer({ minimum: 1 }),
  next: nullable(AnswerLink, { description: "The answer after it; null for the last." }),
});
export type PlaceInTopic = Static<typeof PlaceInTopic>;

export const RelatedResources = named("RelatedResources", {
  resources: Type.Array(Resource),
  book: nullable(Book),
  furtherReading: Type.Array(FurtherReading),
  place: PlaceInTopic,
  era: nullable(EraLink, { description: "Where it stands in the timeline of Bible history." }),
});
export type RelatedResources = Static<typeof RelatedResources>;

/** The answers of a topic, each with what is shown beside it. */
export const TopicAnswers = Type.Object(
  { answers: Type.Array(Type.Object({ answer: Answer, related: RelatedResources })) },
  { title: "TopicAnswers" },
);
export type TopicAnswers = Static<typeof TopicAnswers>;
