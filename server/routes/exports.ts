/** `GET /api/answers/:id.pdf` and `.md`, and `GET /api/study.pdf`: answers to keep, print and share, or as sheets for a group. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkPartnerIds } from "../ask/question.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { ExportQuery, PdfQuery, StudyQuery } from "../contract/export.ts";
import { formatDate } from "../exports/colophon.ts";
import { type AnswerDocument, answerDocument } from "../exports/document.ts";
import { attachment, fileName } from "../exports/file-name.ts";
import { toMarkdown } from "../exports/markdown.ts";
import { answerSheet } from "../exports/sheet.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";
import { accept } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { inSlices } from "../slices.ts";

const DEFAULT_TITLE = "Reading list";

interface Printing extends Pick<PdfQuery, "form" | "paper"> {
  title: string;
  /** Of the file, without its ending. */
  name: string;
  documents: AnswerDocument[];
}

export const exportsRoutes: TypedRoutes = async (app) => {
  const pdf = { 200: file("application/pdf"), ...errorResponses, 503: ApiErrorBody };

  /** @throws {HttpError} 404 if there is no such answer, 400 for an unknown partner. */
  function documentOf(request: FastifyRequest, id: string, partner: readonly string[] = []): AnswerDocument {
    const { content } = request.snapshot;
    return answerDocument(content, content.answers.get(id) ?? refuseUnknown("answer", id), {
      partnerIds: accept(checkPartnerIds(partner, content.partners)),
      origin: request.siteOrigin(),
    });
  }

  /** @param documents - Of answers of the request's content. */
  function sendPdf(
    request: FastifyRequest,
    reply: FastifyReply,
    { title, name, documents, form, paper = "a4" }: Printing,
  ): Promise<FastifyReply> {
    const { answers } = request.snapshot.content;
    const data = { title, prepared: today(), paper };
    const typeset =
      form === "sheet"
        ? app.typesetter.sheet({
            ...data,
            answers: documents.map((document) =>
              answerSheet(document, answers.get(document.id) ?? refuseUnknown("answer", document.id)),
            ),
          })
        : app.typesetter.pdf({ ...data, answers: documents });
    const file = `${name}${form === "sheet" ? "-sheet" : ""}.pdf`;
    return reply.sendTypeset(typeset, fileHeaders("application/pdf", file));
  }

  app.get(
    "/answers/:id.pdf",
    { schema: { params: IdParams, querystring: PdfQuery, response: pdf } },
    async (request, reply) => {
      const { partner, ...options } = request.query;
      const document = printed(documentOf(request, request.params.id, partner));
      const { id, question: title } = document;
      return sendPdf(request, reply, { title, name: fileName(title, id), documents: [document], ...options });
    },
  );

  app.get(
    "/study.pdf",
    { schema: { querystring: StudyQuery, response: { ...pdf, 429: ApiErrorBody } } },
    (request, reply) =>
      app.oneList(request, async () => {
        const { answer, partner, title: wanted = "", ...options } = request.query;
        const title = wanted.trim() || DEFAULT_TITLE;
        const { formerAnswers } = request.snapshot.content;
        const ids = new Set(answer.map((id) => formerAnswers.get(id) ?? id));
        const documents: AnswerDocument[] = [];
        for await (const id of inSlices(ids)) documents.push(printed(documentOf(request, id, partner)));
        return sendPdf(request, reply, { title, name: fileName(title, "reading-list"), documents, ...options });
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
