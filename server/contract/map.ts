/** How the answers are linked: which lead to one, and to which it leads. */
import { type Static, Type } from "typebox";
import { AnswerLink, Topic } from "./answer.ts";
import { named } from "./schema-parts.ts";

const Neighbour = named("Neighbour", { ...AnswerLink.properties, topic: Topic });
export type Neighbour = Static<typeof Neighbour>;

export const Neighbourhood = named("Neighbourhood", {
  answer: Neighbour,
  leadsTo: Type.Array(Neighbour, {
    description: "The answers to which it leads, in the order of its related questions.",
  }),
  ledToBy: Type.Array(Neighbour, { description: "The answers that lead to it, in the library's order." }),
});
export type Neighbourhood = Static<typeof Neighbourhood>;
