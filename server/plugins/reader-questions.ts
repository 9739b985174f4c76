/** Keeps the questions that visitors leave for the editors: `app.keepQuestion`. */
import { setTimeout as sleep } from "node:timers/promises";
import fp from "fastify-plugin";
import { DatabaseError, LockedDatabaseError } from "../db/error.ts";
import { keepQuestion, type NewQuestion } from "../db/reader-questions.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Stores a question for the editors. While content is loaded into the database, it waits for that.
     *
     * @throws {HttpError} 503 if the database cannot be opened, or is written for longer.
     */
    keepQuestion: (question: NewQuestion) => Promise<void>;
  }
}

/** When clients should try again, in seconds. */
const RETRY_AFTER = 2;
/** How long to wait for another process that writes, and how often to try, in ms. A load writes for about a second. */
const LOCK_TIMEOUT_MS = 8000;
const LOCK_POLL_MS = 100;

/** Decorates the app with `keepQuestion`. */
export const readerQuestions = fp<{ databaseFile: string }>(
  async (app, { databaseFile }) => {
    app.decorate("keepQuestion", async (question) => {
      const end = performance.now() + LOCK_TIMEOUT_MS;
      for (;;) {
        try {
          return keepQuestion(databaseFile, question, new Date().toISOString().slice(0, 10));
        } catch (error) {
          if (!(error instanceof DatabaseError)) throw error;
          if (!(error instanceof LockedDatabaseError) || performance.now() > end) {
            app.log.warn(error.message);
            throw new HttpError(503, "The question cannot be kept just now; try again in a moment.", RETRY_AFTER);
          }
        }
        await sleep(LOCK_POLL_MS);
      }
    });
  },
  { name: "reader-questions", dependencies: ["errors"], fastify: "5.x" },
);
