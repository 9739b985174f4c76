/** What is shown beside an answer: resources, the recommended book and further reading. */
import { type Static, Type } from "typebox";
import { RATING_STARS } from "../shared/limits.ts";
import { Answer, AnswerLink } from "./answer.ts";
import { EraLink } from "./timeline.ts";

export const resourceTypes = ["pdf", "article", "video", "book"] as const;

export const Resource = Type.Object(
  {
    title: Type.String(),
    type: Type.Enum([...resourceTypes]),
    author: Type.String(),
    source: Type.String({ description: "Short name of the partner that publishes it." }),
    duration: Type.Optional(Type.String({ description: "Such as `42 min`; for videos and recordings only." })),
    url: Type.String(),
  },
  { title: "Resource" },
);
export type Resource = Static<typeof Resource>;

export const Book = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    author: Type.String(),
    workId: Type.String({ description: "The work in the catalogue." }),
    imageSrc: Type.String({ description: "Path of the cover, our own drawing (SVG)." }),
    url: Type.String(),
    source: Type.String({ description: "Full name of the partner that offers the book." }),
    price: Type.String({ description: "As text, such as `Free ebook`." }),
    rating: Type.Number({ minimum: 0, maximum: RATING_STARS, description: "Our editors' rating." }),
  },
  { title: "Book" },
);
export type Book = Static<typeof Book>;

export const FurtherReading = Type.Object({ title: Type.String(), url: Type.String() }, { title: "FurtherReading" });
export type FurtherReading = Static<typeof FurtherReading>;

export const PlaceInTopic = Type.Object(
  {
    number: Type.Integer({
      minimum: 1,
      description: "Its place among the answers of its topic, in the library's order.",
    }),
    count: Type.Integer({ minimum: 1 }),
    next: Type.Union([AnswerLink, Type.Null()], { description: "The answer after it; null for the last." }),
  },
  { title: "PlaceInTopic" },
);
export type PlaceInTopic = Static<typeof PlaceInTopic>;

export const RelatedResources = Type.Object(
  {
    resources: Type.Array(Resource),
    book: Type.Union([Book, Type.Null()]),
    furtherReading: Type.Array(FurtherReading),
    place: PlaceInTopic,
    era: Type.Union([EraLink, Type.Null()], { description: "Where it stands in the timeline of Bible history." }),
  },
  { title: "RelatedResources" },
);
export type RelatedResources = Static<typeof RelatedResources>;

/** The answers of a topic, each with what is shown beside it. */
export const TopicAnswers = Type.Object(
  { answers: Type.Array(Type.Object({ answer: Answer, related: RelatedResources })) },
  { title: "TopicAnswers" },
);
export type TopicAnswers = Static<typeof TopicAnswers>;
