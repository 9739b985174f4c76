/**
 * `GET /api/answers/:id/cite` and `/citation`, `GET /api/works/:id/cite` and `/citation`: an answer with its sources,
 * and a work, as footnotes, bibliography entries and files for reference managers.
 */

import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Answer, Citation } from "../contract/answer.ts";
import {
  CitationFileQuery,
  type CitationFormat,
  CitationFormatQuery,
  CitationStyles,
  CiteQuery,
} from "../contract/export.ts";
import { attachment } from "../exports/file-name.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";
import { HttpError } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { answerPath } from "../shared/addresses.ts";
import { citeAnswer, citeSource, citeWork, itemOfCatalogue, itemsOfSources } from "./cite.ts";
import { type CslItem, itemOfAnswer } from "./csl.ts";
import { fileTypes, writeCitations } from "./formats.ts";

export const citationsRoutes: TypedRoutes = async (app) => {
  app.get(
    "/answers/:id/cite",
    { schema: { params: IdParams, querystring: CiteQuery, response: { 200: CitationStyles, ...errorResponses } } },
    (request, reply) => {
      const { content } = request.snapshot;
      const { id } = request.params;
      const { source = "answer" } = request.query;
      const answer = content.answers.get(id) ?? refuseUnknown("answer", id);
      if (source !== "answer") return citeSource(content, findSource(answer, source));
      reply.header("vary", "host");
      return citeAnswer(content, answer, request.siteOrigin() + answerPath(id));
    },
  );

  const file = {
    content: Object.fromEntries(Object.values(fileTypes).map(({ type }) => [type, { schema: Type.String() }])),
  };
  app.get(
    "/answers/:id/citation",
    { schema: { params: IdParams, querystring: CitationFileQuery, response: { 200: file, ...errorResponses } } },
    async (request, reply) => {
      const { content } = request.snapshot;
      const { id } = request.params;
      const { format, source = "answer" } = request.query;
      const answer = content.answers.get(id) ?? refuseUnknown("answer", id);
      const address = request.siteOrigin() + answerPath(id);
      const items =
        source === "answer"
          ? [itemOfAnswer(answer, { address, revision: content.revision })]
          : itemsOfSources(content, source === "all" ? answer.citations : [findSource(answer, source)]);
      return sendCitations(reply, items, format, `${id}${NAME_ENDINGS[source] ?? `-source-${source}`}`);
    },
  );

  app.get(
    "/works/:id/cite",
    { schema: { params: IdParams, response: { 200: CitationStyles, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) =>
      citeWork(content, content.catalogue.get(id) ?? refuseUnknown("work", id)),
  );

  app.get(
    "/works/:id/citation",
    { schema: { params: IdParams, querystring: CitationFormatQuery, response: { 200: file, ...errorResponses } } },
    async ({ params: { id }, query: { format }, snapshot: { content } }, reply) =>
      sendCitations(
        reply,
        [itemOfCatalogue(content, content.catalogue.get(id) ?? refuseUnknown("work", id))],
        format,
        id,
      ),
  );
};

/** @param name - The name of the file without its extension. */
function sendCitations(reply: FastifyReply, items: readonly CslItem[], format: CitationFormat, name: string) {
  const { type, ending } = fileTypes[format];
  return reply
    .type(`${type}; charset=utf-8`)
    .headers({ "content-disposition": attachment(`${name}.${ending}`), vary: "host" })
    .send(writeCitations(items, format));
}

const NAME_ENDINGS: Record<string, string> = { answer: "", all: "-sources" };

/** @throws {HttpError} 404 if there is no such source. */
function findSource({ id, citations }: Answer, number: string): Citation {
  const found = citations.find((citation) => String(citation.number) === number);
  if (found) return found;
  throw new HttpError(404, `The answer "${id}" has no source ${number}; its last one is ${citations.at(-1)?.number}.`);
}
