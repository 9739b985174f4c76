/** `GET /api/answers/:id.pdf` and `.md`, and `GET /api/study.pdf`: answers to keep, print and share. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkPartnerIds } from "../ask/question.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { ExportQuery, StudyQuery } from "../contract/export.ts";
import { formatDate } from "../exports/colophon.ts";
import { type AnswerDocument, answerDocument } from "../exports/document.ts";
import { attachment, fileName } from "../exports/file-name.ts";
import { toMarkdown } from "../exports/markdown.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";
import { accept } from "../plugins/errors.ts";
import { inSlices } from "../slices.ts";

const DEFAULT_TITLE = "Reading list";

export const exportsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const pdf = { 200: file("application/pdf"), ...errorResponses, 503: ApiErrorBody };

  /** @throws {HttpError} 404 if there is no such answer, 400 for an unknown partner. */
  function documentOf(request: FastifyRequest, id: string, partner: readonly string[] = []): AnswerDocument {
    const { content } = request.snapshot;
    return answerDocument(content, content.answers.get(id) ?? refuseUnknown("answer", id), {
      partnerIds: accept(checkPartnerIds(partner, content.partners)),
      origin: request.siteOrigin(),
    });
  }

  app.get(
    "/answers/:id.pdf",
    { schema: { params: IdParams, querystring: ExportQuery, response: pdf } },
    async (request, reply) => {
      const document = documentOf(request, request.params.id, request.query.partner);
      const { id, question } = document;
      const typeset = app.typesetter.pdf({ title: question, prepared: today(), answers: [printed(document)] });
      return reply.sendTypeset(typeset, fileHeaders("application/pdf", `${fileName(question, id)}.pdf`));
    },
  );

  app.get(
    "/study.pdf",
    { schema: { querystring: StudyQuery, response: { ...pdf, 429: ApiErrorBody } } },
    (request, reply) =>
      app.oneList(request, async () => {
        const { answer, partner, title: wanted = "" } = request.query;
        const title = wanted.trim() || DEFAULT_TITLE;
        const { formerAnswers } = request.snapshot.content;
        const ids = new Set(answer.map((id) => formerAnswers.get(id) ?? id));
        const answers: AnswerDocument[] = [];
        for await (const id of inSlices(ids)) answers.push(printed(documentOf(request, id, partner)));
        const typeset = app.typesetter.pdf({ title, prepared: today(), answers });
        return reply.sendTypeset(typeset, fileHeaders("application/pdf", `${fileName(title, "reading-list")}.pdf`));
      }),
  );

  app.get(
    "/answers/:id.md",
    {
      schema: {
        params: IdParams,
        querystring: ExportQuery,
        response: { 200: file("text/markdown"), ...errorResponses },
      },
    },
    async (request, reply) => {
      const document = documentOf(request, request.params.id, request.query.partner);
      const name = `${fileName(document.question, document.id)}.md`;
      return reply.headers(fileHeaders("text/markdown; charset=utf-8", name)).send(toMarkdown(document));
    },
  );
};

/** The response varies by host, because the URL of the answer in the file begins with the request's host. */
function fileHeaders(type: string, name: string): Record<string, string> {
  return { "content-type": type, "content-disposition": attachment(name), "cache-control": "no-cache", vary: "host" };
}

/** How OpenAPI describes a file. */
function file(type: string) {
  return { content: { [type]: { schema: Type.String({ format: "binary" }) } } };
}

function printed(document: AnswerDocument): AnswerDocument {
  return { ...document, reviewed: formatDate(document.reviewed) };
}

function today(): string {
  return formatDate(new Date().toISOString().slice(0, 10));
}
