/**
 * `GET /api/answers/:id/cite` and `/citation`, `GET /api/works/:id/cite` and `/citation`: an answer with its sources,
 * and a work, as footnotes, bibliography entries and files for reference managers.
 */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { citeAnswer, citeSource, citeWork, itemOfCatalogue, itemsOfSources } from "../citations/cite.ts";
import { type CslItem, itemOfAnswer } from "../citations/csl.ts";
import { fileTypes, writeCitations } from "../citations/formats.ts";
import type { Content } from "../content/index.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import { ApiErrorBody } from "../contract/error.ts";
import {
  CitationFileQuery,
  type CitationFormat,
  CitationFormatQuery,
  CitationStyles,
  CiteQuery,
} from "../contract/export.ts";
import type { CatalogueWork } from "../contract/library.ts";
import { attachment } from "../exports/file-name.ts";
import { HttpError } from "../plugins/errors.ts";
import { originOf } from "../site/origin.ts";
import { answerPath } from "../site/paths.ts";
import { unknownAnswer } from "./answers.ts";

interface Options {
  /** The site's own address; null to take it from the request. */
  origin: string | null;
}

const Params = Type.Object({ id: Type.String() });

export const citationsRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { origin }) => {
  const failures = { 400: ApiErrorBody, 404: ApiErrorBody };

  app.get(
    "/answers/:id/cite",
    { schema: { params: Params, querystring: CiteQuery, response: { 200: CitationStyles, ...failures } } },
    (request, reply) => {
      const { content } = request.snapshot;
      const { id } = request.params;
      const { source = "answer" } = request.query;
      const answer = content.answers.get(id) ?? unknownAnswer(id);
      if (source !== "answer") return citeSource(content, findSource(answer, source));
      reply.header("vary", "host");
      return citeAnswer(content, answer, originOf(request, origin) + answerPath(id));
    },
  );

  const file = {
    content: Object.fromEntries(Object.values(fileTypes).map(({ type }) => [type, { schema: Type.String() }])),
  };
  app.get(
    "/answers/:id/citation",
    { schema: { params: Params, querystring: CitationFileQuery, response: { 200: file, ...failures } } },
    async (request, reply) => {
      const { content } = request.snapshot;
      const { id } = request.params;
      const { format, source = "answer" } = request.query;
      const answer = content.answers.get(id) ?? unknownAnswer(id);
      const address = originOf(request, origin) + answerPath(id);
      const items =
        source === "answer"
          ? [itemOfAnswer(answer, { address, revision: content.revision })]
          : itemsOfSources(content, source === "all" ? answer.citations : [findSource(answer, source)]);
      return sendCitations(reply, items, format, `${id}${NAME_ENDINGS[source] ?? `-source-${source}`}`);
    },
  );

  app.get(
    "/works/:id/cite",
    { schema: { params: Params, response: { 200: CitationStyles, ...failures } } },
    ({ params: { id }, snapshot: { content } }) => citeWork(content, findWork(content, id)),
  );

  app.get(
    "/works/:id/citation",
    { schema: { params: Params, querystring: CitationFormatQuery, response: { 200: file, ...failures } } },
    async ({ params: { id }, query: { format }, snapshot: { content } }, reply) =>
      sendCitations(reply, [itemOfCatalogue(content, findWork(content, id))], format, id),
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

/** @throws {HttpError} 404 if there is no such work. */
function findWork({ catalogue }: Content, id: string): CatalogueWork {
  const work = catalogue.get(id);
  if (work === undefined) throw new HttpError(404, `There is no work "${id}"; /api/library lists the works there are.`);
  return work;
}

const NAME_ENDINGS: Record<string, string> = { answer: "", all: "-sources" };

/** @throws {HttpError} 404 if there is no such source. */
function findSource({ id, citations }: Answer, number: string): Citation {
  const found = citations.find((citation) => String(citation.number) === number);
  if (found) return found;
  throw new HttpError(404, `The answer "${id}" has no source ${number}; its last one is ${citations.at(-1)?.number}.`);
}
