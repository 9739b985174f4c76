/** `GET /api/health`: the process is alive, and what it serves. `GET /api/ready`: whether it can load new content. */

import { Health, Ready } from "../contract/health.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";

interface Options {
  /** The program's version. */
  version: string;
  /** Whether visitors may leave questions for the editors. */
  storesQuestions: boolean;
}

export const healthRoutes: TypedRoutes<Options> = async (app, { version, storesQuestions }) => {
  app.get("/health", { schema: { response: { 200: Health } } }, ({ snapshot: { content } }) => ({
    status: "ok" as const,
    version,
    revision: content.revision,
    answers: content.answers.size,
    uptime: Math.round(process.uptime() * 10) / 10,
  }));

  app.get("/ready", { schema: { response: { 200: Ready } } }, ({ snapshot: { content } }) => {
    const { failure } = app.content.status();
    return {
      ready: true as const,
      revision: content.revision,
      database: failure === null ? ("ok" as const) : ("failing" as const),
      failingSince: failure?.since ?? null,
      questions: storesQuestions ? app.questionsStatus() : ("off" as const),
    };
  });
};
