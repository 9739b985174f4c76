/** How the answers are linked: which lead to which, from topic to topic, within a topic, and around one answer. */
import { type Static, Type } from "typebox";
import { MAP_SIZE } from "../shared/limits.ts";
import { AnswerLink, Topic } from "./answer.ts";

const path = (units: string) => Type.String({ description: `Path data of an SVG, in ${units}.` });
const count = () => Type.Integer({ minimum: 1, description: "How many links there are." });

export const AnswerMap = Type.Object(
  {
    topics: Type.Array(
      Type.Object({
        ...Topic.properties,
        answerCount: Type.Integer(),
        x: Type.Number({ description: `Its coordinates in a square of side ${MAP_SIZE}.` }),
        y: Type.Number(),
      }),
      { description: "In the library's order, on a circle, clockwise from the top." },
    ),
    links: Type.Array(
      Type.Object({ from: Type.String(), to: Type.String(), count: count(), path: path("the same square") }),
      { description: "From each topic to others, by their ids: how many links its answers have to theirs." },
    ),
  },
  { title: "AnswerMap" },
);
export type AnswerMap = Static<typeof AnswerMap>;

export const TopicMap = Type.Object(
  {
    topic: Topic,
    answers: Type.Array(Type.Object({ ...AnswerLink.properties, heading: Type.String() }), {
      description: "In the library's order; each is a row of the drawing.",
    }),
    links: Type.Array(
      Type.Object({
        from: Type.String(),
        to: Type.String(),
        path: path("a box of width 1, with a height of 1 for each row"),
      }),
      { description: "From answers to others of the topic, by their ids." },
    ),
    leadsTo: Type.Array(Type.Object({ ...Topic.properties, count: count() }), {
      description: "The other topics to which its answers lead, most links first.",
    }),
    ledToBy: Type.Array(Type.Object({ ...Topic.properties, count: count() }), {
      description: "The other topics whose answers lead here, most links first.",
    }),
  },
  { title: "TopicMap" },
);
export type TopicMap = Static<typeof TopicMap>;

const Neighbour = Type.Object({ ...AnswerLink.properties, topic: Topic }, { title: "Neighbour" });
export type Neighbour = Static<typeof Neighbour>;

export const Neighbourhood = Type.Object(
  {
    answer: Neighbour,
    leadsTo: Type.Array(Neighbour, {
      description: "The answers to which it leads, in the order of its related questions.",
    }),
    ledToBy: Type.Array(Neighbour, { description: "The answers that lead to it, in the library's order." }),
  },
  { title: "Neighbourhood" },
);
export type Neighbourhood = Static<typeof Neighbourhood>;
