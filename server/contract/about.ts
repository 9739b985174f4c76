/** What the page About says of this site, beyond what is true of every Loci. */
import { type Static, Type } from "typebox";
import { named, nullable } from "./schema-parts.ts";

export const About = named("About", {
  contact: nullable(Type.String(), {
    description: "Where to reach those who run this site, as a URI; null if they do not say.",
  }),
  answers: Type.Integer({ description: "Number of answers." }),
  compared: Type.Integer({ description: "Number of answers with a recorded comparison of their present text." }),
  works: Type.Integer({ description: "Number of works in the catalogue." }),
});
export type About = Static<typeof About>;
