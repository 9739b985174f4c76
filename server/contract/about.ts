/** What the page About says of this site, beyond what is true of every Loci. */
import { type Static, Type } from "typebox";

export const About = Type.Object(
  {
    contact: Type.Union([Type.String(), Type.Null()], {
      description: "Where to reach those who run this site, as a URI; null if they do not say.",
    }),
    answers: Type.Integer({ description: "Number of answers." }),
    compared: Type.Integer({ description: "Number of answers with a recorded comparison of their present text." }),
    works: Type.Integer({ description: "Number of works in the catalogue." }),
  },
  { title: "About" },
);
export type About = Static<typeof About>;
