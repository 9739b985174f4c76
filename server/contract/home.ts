/** What the home screen opens with: doors, each a page of questions to begin with, and the question of the day. */
import { type Static, Type } from "typebox";
import { named, nullable } from "./schema-parts.ts";
import { ClosestAnswer } from "./search.ts";
import { suggestionIcons } from "./suggested-searches.ts";

const door = {
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  icon: Type.Enum([...suggestionIcons]),
};

export const DoorLink = Type.Object(door, { title: "DoorLink" });
export type DoorLink = Static<typeof DoorLink>;

export const Door = named("Door", {
  ...door,
  urgent: Type.Boolean({ description: "Whether those who come in here may be in danger." }),
  answers: Type.Array(ClosestAnswer, { description: "In the order in which they should be read." }),
  others: Type.Array(DoorLink, { description: "The other doors." }),
});
export type Door = Static<typeof Door>;

export const QuestionOfTheDay = named("QuestionOfTheDay", {
  date: Type.String({ format: "date", description: "The day, in UTC." }),
  id: Type.String({ description: "Id of the answer." }),
  question: Type.String(),
  paragraph: Type.String({ description: "The first paragraph of the answer, without citation marks." }),
});
export type QuestionOfTheDay = Static<typeof QuestionOfTheDay>;

export const Home = named("Home", {
  doors: Type.Array(DoorLink),
  day: nullable(QuestionOfTheDay, { description: "Null if there are no questions of the day." }),
});
export type Home = Static<typeof Home>;
