/** `GET /api/answers/:id/cite` and `/citation`: an answer and its sources as notes, entries and reference files. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { citeAnswer, itemsOfSources } from "../citations/cite.ts";
import { itemOfAnswer } from "../citations/csl.ts";
import { fileTypes, writeCitations } from "../citations/formats.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { CitationFileQuery, CiteResult } from "../contract/export.ts";
import { attachment } from "../exports/file-name.ts";
import { HttpError } from "../plugins/errors.ts";
import { originOf } from "../site/origin.ts";
import { answerPath } from "../site/paths.ts";
import { unknownAnswer } from "./answers.ts";

interface Options {
  /** The site's own address, if it is set. */
  origin: string | null;
}

const AnswerParams = Type.Object({ id: Type.String() });

export const citationsRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { origin }) => {
  const failures = { 400: ApiErrorBody, 404: ApiErrorBody };

  app.get(
    "/answers/:id/cite",
    { schema: { params: AnswerParams, response: { 200: CiteResult, ...failures } } },
    (request, reply) => {
      const { content } = request.snapshot;
      const { id } = request.params;
      const answer = content.answers.get(id) ?? unknownAnswer(id);
      reply.header("vary", "host");
      return citeAnswer(content, answer, originOf(request, origin) + answerPath(id));
    },
  );

  const file = {
    content: Object.fromEntries(Object.values(fileTypes).map(({ type }) => [type, { schema: Type.String() }])),
  };
  app.get(
    "/answers/:id/citation",
    { schema: { params: AnswerParams, querystring: CitationFileQuery, response: { 200: file, ...failures } } },
    async (request, reply) => {
      const { content } = request.snapshot;
      const { id } = request.params;
      const { format, source = "answer" } = request.query;
      const answer = content.answers.get(id) ?? unknownAnswer(id);
      const address = originOf(request, origin) + answerPath(id);
      const items =
        source === "answer"
          ? [itemOfAnswer(answer, { address, revision: content.revision })]
          : itemsOfSources(content, chooseSources(answer, source));
      const { type, ending } = fileTypes[format];
      return reply
        .type(`${type}; charset=utf-8`)
        .headers({
          "content-disposition": attachment(`${id}${NAME_ENDINGS[source] ?? `-source-${source}`}.${ending}`),
          "cache-control": "no-cache",
          vary: "host",
        })
        .send(writeCitations(items, format));
    },
  );
};

const NAME_ENDINGS: Record<string, string> = { answer: "", all: "-sources" };

/**
 * @param source - A number, or `all`.
 * @throws {HttpError} 404 when there is no such source.
 */
function chooseSources({ id, citations }: Answer, source: string): Citation[] {
  const chosen = citations.filter(({ number }) => source === "all" || String(number) === source);
  if (chosen.length > 0) return chosen;
  throw new HttpError(404, `The answer "${id}" has no source ${source}; its last one is ${citations.at(-1)?.number}.`);
}
