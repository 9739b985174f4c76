/** Keeps the questions that visitors leave for the editors: `app.keepQuestion`. */
import fp from "fastify-plugin";
import { DatabaseError } from "../db/error.ts";
import { keepQuestion, type NewQuestion } from "../db/reader-questions.ts";
import { HttpError } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Stores a question for the editors.
     *
     * @throws {HttpError} 503 while the database is being written or cannot be opened.
     */
    keepQuestion: (question: NewQuestion) => void;
  }
}

/** When clients should try again, in seconds. */
const RETRY_AFTER = 2;

/** Decorates the app with `keepQuestion`. */
export const readerQuestions = fp<{ databaseFile: string }>(
  async (app, { databaseFile }) => {
    app.decorate("keepQuestion", (question) => {
      try {
        keepQuestion(databaseFile, question, new Date().toISOString().slice(0, 10));
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        app.log.warn(error.message);
        throw new HttpError(503, "The question cannot be kept just now; try again in a moment.", RETRY_AFTER);
      }
    });
  },
  { name: "reader-questions", dependencies: ["errors"], fastify: "5.x" },
);
