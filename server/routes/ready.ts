/** `GET /api/ready`: whether questions can be answered, and whether new content could be. `/api/health` tells of life. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { Ready } from "../contract/ready.ts";
import { HttpError } from "../http/errors.ts";
import type { Condition } from "../live/services.ts";
import type { Services } from "../services.ts";

/** When to ask again, in seconds. */
const RETRY_AFTER = 1;

export const readyRoutes: FastifyPluginAsyncTypebox<{ services: Services; condition: () => Condition }> = async (
  app,
  { services, condition },
) => {
  app.get("/ready", { schema: { response: { 200: Ready, 503: ApiErrorBody } } }, () => {
    const { ready, failingSince } = condition();
    if (!ready) throw new HttpError(503, "Questions cannot be answered just now.", RETRY_AFTER);
    return {
      ready: true as const,
      revision: services.current().content.revision,
      database: failingSince === null ? ("ok" as const) : ("failing" as const),
      failingSince,
    };
  });
};
