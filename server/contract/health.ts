/** The responses for an operator's monitor and for a load balancer. */
import { type Static, Type } from "typebox";
import { named, nullable } from "./schema-parts.ts";

export const Health = named("Health", {
  status: Type.Literal("ok"),
  version: Type.String(),
  revision: Type.String({ description: "The served revision of the content." }),
  answers: Type.Integer(),
  uptime: Type.Number({ description: "Seconds since the process started." }),
});
export type Health = Static<typeof Health>;

/** What a load balancer asks before it sends visitors. */
export const Ready = named("Ready", {
  ready: Type.Literal(true),
  revision: Type.String({ description: "The served revision of the content." }),
  database: Type.Union([Type.Literal("ok"), Type.Literal("failing")], {
    description: "Whether the database can be read. If not, the last revision is served from memory.",
  }),
  failingSince: nullable(Type.String({ format: "date-time" })),
  questions: Type.Enum(["ok", "full", "failing", "off"], {
    description: "Whether visitors' questions could be stored at the last attempt, which is at most an hour ago.",
  }),
});
export type Ready = Static<typeof Ready>;
