/** `GET /api/health`: whether the server serves, and what. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Health } from "../contract/health.ts";
import type { Services } from "../services.ts";

export const healthRoutes: FastifyPluginAsyncTypebox<{ services: Services; version: string }> = async (
  app,
  { services, version },
) => {
  app.get("/health", { schema: { response: { 200: Health } } }, () => {
    const { content } = services.current();
    return {
      status: "ok" as const,
      version,
      revision: content.revision,
      answers: content.answers.size,
      uptime: Math.round(process.uptime() * 10) / 10,
    };
  });
};
