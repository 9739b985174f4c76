/** What an operator's monitor asks. */
import { type Static, Type } from "typebox";

export const Health = Type.Object(
  {
    status: Type.Literal("ok"),
    version: Type.String(),
    revision: Type.Union([Type.String(), Type.Null()], { description: "Content revision now being served." }),
    answers: Type.Integer(),
    uptime: Type.Number({ description: "Seconds since the process started." }),
  },
  { title: "Health" },
);
export type Health = Static<typeof Health>;
