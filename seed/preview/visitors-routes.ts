/** Shows what visitors left to the editor who runs a preview, and carries out what is decided. */
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { buildApp } from "../../server/app.ts";
import { onOneLine } from "../../server/ask/question.ts";
import { nameOf } from "../../server/db/visitors.ts";
import { HttpError } from "../../server/plugins/errors.ts";
import type { Candidate } from "../../server/search/types.ts";
import { SettingsError } from "../../server/settings.ts";
import { DRAFT } from "../answer-schema.ts";
import type { ContentFiles } from "../content-files.ts";
import { writeDraft } from "../make-answer.ts";
import { addPhrasing } from "../visitors/add-phrasing.ts";
import { type Decision, readDecisions, readVisitors, storeDecision } from "../visitors/visitors-file.ts";
import { VISITORS_PATH, writeVisitorsPage } from "./visitors-page.ts";

/** Number of nearest answers shown. */
const NEAREST = 5;
/** In bytes: more than the longest question has with every character escaped. */
const BODY_LIMIT = 16_384;
/** By what names a browser on this machine reaches the preview. A name of the network could be one that leads here by design. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost):\d+$/;

const Press = Type.Object({
  about: Type.String(),
  is: Type.Enum(["answered", "drafted", "deleted", "open"]),
  answerId: Type.Optional(Type.String()),
  question: Type.Optional(Type.String()),
  topicId: Type.Optional(Type.String()),
  kind: Type.Optional(Type.Enum(["essay", "short"])),
});

interface Options {
  /** The exported file. */
  file: string;
  /** The content folder. */
  folder: string;
  readContent(): ContentFiles;
}

/** @throws {SettingsError} if the file or its decisions cannot be read. */
export async function visitorsRoutes(
  app: Awaited<ReturnType<typeof buildApp>>,
  { file, folder, readContent }: Options,
) {
  const visitors = readVisitors(file);
  readDecisions(file);
  // The search of a preview is that of its start.
  const found = new Map<string, readonly Candidate[]>();
  const nearestTo = async (text: string) => {
    const known = found.get(text) ?? (await app.content.snapshot().search.find(text)).candidates.slice(0, NEAREST);
    found.set(text, known);
    return known;
  };
  const show = (problem: string | null) =>
    writeVisitorsPage({ file, visitors, decisions: readDecisions(file), content: readContent(), nearestTo, problem });

  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      requireThisMachine(request);
      reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    });
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(VISITORS_PATH, { schema: { hide: true } }, () => show(null));
    scope.post<{ Body: Type.Static<typeof Press> }>(
      VISITORS_PATH,
      { schema: { hide: true, body: Press } },
      async ({ body }, reply) => {
        try {
          storeDecision(file, body.about, await carryOut(body));
        } catch (error) {
          if (!(error instanceof SettingsError)) throw error;
          return reply.code(400).send(await show(error.message));
        }
        return reply.redirect(VISITORS_PATH, 303);
      },
    );
  });

  /** Changes the content files as decided; what a stop between the two leaves undone, the next press completes. */
  async function carryOut(press: Type.Static<typeof Press>): Promise<Decision | null> {
    const { about, is, answerId = "" } = press;
    if (is === "open") return null;
    const mistake = visitors.mistakes.find((each) => about === nameOf(each));
    if (mistake && is === "deleted") return { mistake, is };
    const question = visitors.questions.find((each) => about === nameOf(each));
    if (!question) throw new SettingsError("That is not in the file; load the page again.");
    if (is === "deleted") return { question, is };
    const content = readContent();
    const answer = content.answers.find(({ id }) => id === answerId);
    if (is === "answered") {
      if (!answer) throw new SettingsError(`There is no answer "${answerId}"; choose one from the list.`);
      addPhrasing(folder, content, answer, onOneLine(question.text));
    } else {
      const { topicId = "", kind = "essay" } = press;
      const title = onOneLine(press.question ?? question.text);
      const isMade = answer?.value.status === DRAFT && answer.value.question === title;
      if (!isMade)
        await writeDraft(folder, content, { kind, topicId, id: answerId, question: title }, () => nearestTo(title));
    }
    return { question, is, answerId };
  }
}

/** @throws {HttpError} 403 if another site, or a name that leads here, is behind a request. */
function requireThisMachine({ method, headers: { host = "", origin, "sec-fetch-site": site } }: FastifyRequest): void {
  const isRead = method === "GET" || method === "HEAD";
  const isSame = origin === `http://${host}` && (site === undefined || site === "same-origin");
  if (!LOOPBACK.test(host) || (!isRead && !isSame))
    throw new HttpError(403, "This page is for the machine that runs the preview, and takes only its own presses.");
}
