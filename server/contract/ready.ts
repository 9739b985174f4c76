/** What a balancer asks before it sends visitors. */
import { type Static, Type } from "typebox";

export const Ready = Type.Object(
  {
    ready: Type.Literal(true),
    revision: Type.Union([Type.String(), Type.Null()], { description: "Content revision now being served." }),
    database: Type.Union([Type.Literal("ok"), Type.Literal("failing")], {
      description: "Whether the database can be read. While it cannot, the last revision is served from memory.",
    }),
    failingSince: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  },
  { title: "Ready" },
);
export type Ready = Static<typeof Ready>;
