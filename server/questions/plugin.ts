/**
 * Keeps the questions that visitors leave for the editors, and deletes them after a period: `app.storeQuestion`, and
 * `app.questionsStatus` for the operator.
 */
import fp from "fastify-plugin";
import { DatabaseError, whenUnlocked } from "../db/error.ts";
import {
  deleteOld,
  MAX_STORED,
  type NewMistake,
  type NewQuestion,
  type Stored,
  storeMistake,
  storeQuestion,
} from "../db/visitors.ts";
import { HttpError } from "../plugins/errors.ts";
import { firstStoredDay, today } from "./period.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Stores a question for the editors. While content is loaded into the database, it waits for that.
     *
     * @throws {HttpError} 503 if the database cannot be opened, or is written for longer, or if there is no more room.
     */
    storeQuestion(question: NewQuestion): Promise<void>;
    /** Stores the report of a mistake, as `storeQuestion` does a question. */
    storeMistake(mistake: NewMistake): Promise<void>;
    /** @returns Whether questions could be stored at the last attempt, which is at most an hour ago. */
    questionsStatus(): QuestionsStatus;
  }
}

type QuestionsStatus = "ok" | "full" | "failing";

/** When clients should try again, in seconds. */
const RETRY_AFTER = 2;
/** How long to wait for another process that writes, in ms. A load writes for about a second. */
const LOCK_TIMEOUT_MS = 8000;
/** How often old questions are looked for, in ms. */
const INTERVAL_MS = 60 * 60_000;
/** From how many questions the log warns, once a day. */
const WARN_FROM = 0.8 * MAX_STORED;

/**
 * Decorates the app with `storeQuestion` and `questionsStatus`.
 *
 * @param options.questionDays - How long a question is kept after it was last left, in days.
 */
export const readerQuestions = fp<{ databaseFile: string; questionDays: number }>(
  async (app, { databaseFile, questionDays }) => {
    let status: QuestionsStatus = "ok";
    let warnedOn = "";

    app.decorate("questionsStatus", () => status);
    app.decorate("storeQuestion", (question) =>
      store("question", () => storeQuestion(databaseFile, question, today())),
    );
    app.decorate("storeMistake", (mistake) => store("report", () => storeMistake(databaseFile, mistake, today())));

    async function store(what: string, write: () => Stored): Promise<void> {
      const result = await attempt(write);
      if (result === null)
        throw new HttpError(503, `The ${what} cannot be kept just now; try again in a moment.`, RETRY_AFTER);
      if (!result.isStored)
        throw new HttpError(503, `The editors have as many ${what}s as can be kept; please come back another day.`);
    }

    /** @returns Null if the database cannot be written just now. */
    async function attempt<Result extends { total: number }>(write: () => Result): Promise<Result | null> {
      try {
        const result = await whenUnlocked(write, LOCK_TIMEOUT_MS);
        status = result.total >= MAX_STORED ? "full" : "ok";
        warnIfMany(result.total);
        return result;
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        status = "failing";
        app.log.warn(error.message);
        return null;
      }
    }

    function warnIfMany(total: number): void {
      if (total < WARN_FROM || warnedOn === today()) return;
      warnedOn = today();
      app.log.warn(
        `${total} visitors' questions are stored, of at most ${MAX_STORED}; beyond that, new ones are refused. List them with npm run questions, and delete some.`,
      );
    }

    async function forget(): Promise<void> {
      const result = await attempt(() => deleteOld(databaseFile, firstStoredDay(questionDays)));
      const deleted = result ? result.questions + result.mistakes : 0;
      if (deleted > 0)
        app.log.info(`Deleted ${deleted} visitors' questions and reports that were older than ${questionDays} days.`);
    }

    app.addHook("onReady", async () => void forget());
    const timer = setInterval(() => void forget(), INTERVAL_MS).unref();
    app.addHook("onClose", async () => clearInterval(timer));
  },
  { name: "reader-questions", dependencies: ["errors"], fastify: "5.x" },
);
