/** `GET /api/answers/:id.pdf`, `.md` and `.txt`, and `GET /api/study.pdf`: answers to keep, print and pass on. */
import { createHash } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Content } from "../content/index.ts";
import type { Answer } from "../contract/answer.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { ExportQuery, StudyQuery } from "../contract/export.ts";
import { fileName } from "../exports/addresses.ts";
import { formatDate } from "../exports/colophon.ts";
import { type AnswerDocument, answerDocument } from "../exports/document.ts";
import { toMarkdown } from "../exports/markdown.ts";
import { toPlainText } from "../exports/plain-text.ts";
import { sendFile } from "../http/files.ts";
import { originOf } from "../http/origin.ts";
import type { Services } from "../services.ts";
import type { Typesetter } from "../typesetting/typesetter.ts";
import { unknownAnswer } from "./answers.ts";
import { parsePartnerIds } from "./question.ts";

const AnswerParams = Type.Object({ id: Type.String() });
/** May be kept, but is asked for again: it changes with the content. */
const REVALIDATED = "public, no-cache";
const USUAL_TITLE = "Reading list";

const textFiles = {
  md: { type: "text/markdown; charset=utf-8", write: toMarkdown },
  txt: { type: "text/plain; charset=utf-8", write: toPlainText },
} as const;

export const exportsRoutes: FastifyPluginAsyncTypebox<{ services: Services; typesetter: Typesetter }> = async (
  app,
  { services, typesetter },
) => {
  const refusals = { 400: ApiErrorBody, 404: ApiErrorBody };
  const pdf = { 200: file("application/pdf"), ...refusals, 503: ApiErrorBody };

  app.get(
    "/answers/:id.pdf",
    { schema: { params: AnswerParams, querystring: ExportQuery, response: pdf } },
    (request, reply) => {
      const { content } = services.current();
      const document = documentOf(content, findAnswer(content, request.params.id), request);
      const { tag, make } = typesetter.pdf({
        title: document.question,
        prepared: today(),
        answers: [printed(document)],
      });
      const name = `${fileName(document.question, document.id)}.pdf`;
      return sendFile(request, reply, { type: "application/pdf", name, tag, cacheControl: REVALIDATED, make });
    },
  );

  app.get("/study.pdf", { schema: { querystring: StudyQuery, response: pdf } }, (request, reply) => {
    const { content } = services.current();
    const ids = [...new Set(request.query.answer)];
    const documents = ids.map((id) => documentOf(content, findAnswer(content, id), request));
    const title = request.query.title?.trim() || USUAL_TITLE;
    const { tag, make } = typesetter.pdf({ title, prepared: today(), answers: documents.map(printed) });
    const name = `${fileName(title, "reading-list")}.pdf`;
    return sendFile(request, reply, { type: "application/pdf", name, tag, cacheControl: REVALIDATED, make });
  });

  for (const [ending, { type, write }] of Object.entries(textFiles))
    app.get(
      `/answers/:id.${ending}`,
      { schema: { params: AnswerParams, querystring: ExportQuery, response: { 200: file(type), ...refusals } } },
      (request, reply) => {
        const { content } = services.current();
        const document = documentOf(content, findAnswer(content, request.params.id), request);
        const text = write(document);
        const name = `${fileName(document.question, document.id)}.${ending}`;
        const tag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
        return sendFile(request, reply, { type, name, tag, cacheControl: REVALIDATED, make: () => text });
      },
    );
};

/** How OpenAPI describes a file. */
function file(type: string) {
  return { content: { [type.split(";", 1)[0] ?? type]: { schema: { type: "string", format: "binary" } } } };
}

function findAnswer({ answers }: Content, id: string): Answer {
  return answers.get(id) ?? unknownAnswer(id);
}

function documentOf(content: Content, answer: Answer, request: FastifyRequest): AnswerDocument {
  const { partner = [] } = request.query as { partner?: string[] };
  return answerDocument(content, answer, {
    partnerIds: parsePartnerIds(partner, content.partners),
    origin: originOf(request),
  });
}

function printed(document: AnswerDocument): AnswerDocument {
  return { ...document, reviewed: formatDate(document.reviewed) };
}

function today(): string {
  return formatDate(new Date().toISOString().slice(0, 10));
}
