/** What the home screen opens with: doors, each a page of questions to begin with, and the question of the day. */
import { type Static, Type } from "typebox";
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

export const Door = Type.Object(
  {
    ...door,
    urgent: Type.Boolean({ description: "Whether those who come in here may be in danger." }),
    answers: Type.Array(ClosestAnswer, { description: "In the order in which they should be read." }),
    others: Type.Array(DoorLink, { description: "The other doors." }),
  },
  { title: "Door" },
);
export type Door = Static<typeof Door>;

export const QuestionOfTheDay = Type.Object(
  {
    date: Type.String({ format: "date", description: "The day, in UTC." }),
    id: Type.String({ description: "Id of the answer." }),
    question: Type.String(),
    paragraph: Type.String({ description: "The first paragraph of the answer, without citation marks." }),
  },
  { title: "QuestionOfTheDay" },
);
export type QuestionOfTheDay = Static<typeof QuestionOfTheDay>;

export const Home = Type.Object(
  {
    doors: Type.Array(DoorLink),
    day: Type.Union([QuestionOfTheDay, Type.Null()], { description: "Null if there are no questions of the day." }),
  },
  { title: "Home" },
);
export type Home = Static<typeof Home>;
