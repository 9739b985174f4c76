/** The responses for an operator's monitor and for a load balancer. */
import { type Static, Type } from "typebox";

export const Health = Type.Object(
  {
    status: Type.Literal("ok"),
    version: Type.String(),
    revision: Type.String({ description: "The served revision of the content." }),
    answers: Type.Integer(),
    uptime: Type.Number({ description: "Seconds since the process started." }),
  },
  { title: "Health" },
);
export type Health = Static<typeof Health>;

/** What a load balancer asks before it sends visitors. */
export const Ready = Type.Object(
  {
    ready: Type.Literal(true),
    revision: Type.String({ description: "The served revision of the content." }),
    database: Type.Union([Type.Literal("ok"), Type.Literal("failing")], {
      description: "Whether the database can be read. If not, the last revision is served from memory.",
    }),
    failingSince: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    questions: Type.Enum(["ok", "full", "failing", "off"], {
      description: "Whether visitors' questions could be stored at the last attempt, which is at most an hour ago.",
    }),
  },
  { title: "Ready" },
);
export type Ready = Static<typeof Ready>;
