/**
 * `GET /api/answers/:id.pdf` and `.md`, and `GET /api/study.pdf`: answers to keep, print and share, or as sheets for a group.
 * `POST /api/study.pdf` adds the reader's own notes, which are in its body, so that no log and no cache has them.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkPartnerIds } from "../ask/question.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { ExportQuery, NotedStudyQuery, PdfQuery, type ReaderNote, StudyNotes, StudyQuery } from "../contract/export.ts";
import { LEFT_OUT_HEADER } from "../contract/left-out.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";
import { accept, HttpError } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { dayOf } from "../shared/day.ts";
import { MAX_PRINTED_NOTES, PRINTED_NOTES_MAX_LENGTH } from "../shared/limits.ts";
import { inSlices } from "../slices.ts";
import { type AnswerDocument, answerDocument, formatDate } from "./document.ts";
import { attachment, fileName } from "./file-name.ts";
import { toMarkdown } from "./markdown.ts";
import { type NotedAnswer, withNotes } from "./reader-notes.ts";
import { answerSheet } from "./sheet.ts";

const DEFAULT_TITLE = "Reading list";

/** In bytes: room for the longest notes with every character escaped, and for what is around each of them. */
const NOTES_BODY_LIMIT = 6 * PRINTED_NOTES_MAX_LENGTH + 150 * MAX_PRINTED_NOTES;

const TOO_MANY_NOTES = `A PDF holds at most ${MAX_PRINTED_NOTES} notes with ${PRINTED_NOTES_MAX_LENGTH.toLocaleString("en-GB")} characters together. Save it without your notes, or export them as Markdown.`;

interface Printing extends Pick<PdfQuery, "form" | "paper"> {
  title: string;
  /** Of the file, without its ending. */
  name: string;
  documents: NotedAnswer[];
  /** Besides those of any file. */
  headers?: Record<string, string>;
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
    { title, name, documents, headers: more, form, paper = "a4" }: Printing,
  ): Promise<FastifyReply> {
    const { answers } = request.snapshot.content;
    const data = { title, prepared: today(), paper };
    const order =
      form === "sheet"
        ? app.typesetter.sheet({
            ...data,
            answers: documents.map((document) =>
              answerSheet(document, answers.get(document.id) ?? refuseUnknown("answer", document.id)),
            ),
          })
        : app.typesetter.pdf({ ...data, answers: documents });
    const headers = { ...fileHeaders("application/pdf", `${name}${form === "sheet" ? "-sheet" : ""}.pdf`), ...more };
    return reply.sendTypeset(order, order.tag === null ? { ...headers, ...NOT_STORED } : headers);
  }

  /**
   * Answers that do not exist any more are left out, and a header says which.
   *
   * @throws {HttpError} 404 if none of them exists, 400 if a note is on no answer of the list, or if the notes are too long.
   */
  function sendStudy(
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, partner, title: wanted = "", ...options }: StudyQuery,
    notes: readonly ReaderNote[],
  ): Promise<FastifyReply> {
    return app.oneList(request, async () => {
      const title = wanted.trim() || DEFAULT_TITLE;
      const { answers, formerAnswers } = request.snapshot.content;
      const presentId = (id: string) => formerAnswers.get(id) ?? id;
      const ids = new Set(answer.map(presentId));
      const placed = notes.map((note) => ({ ...note, answerId: presentId(note.answerId) }));
      checkNotes(placed, ids);
      const documents: NotedAnswer[] = [];
      const present = [...ids].filter((id) => answers.has(id));
      if (present.length === 0) throw new HttpError(404, "Loci no longer has any of these answers.");
      for await (const id of inSlices(present)) documents.push(printed(documentOf(request, id, partner), placed));
      const leftOut = answer.flatMap((id, index) => (answers.has(presentId(id)) ? [] : index + 1));
      const headers = leftOut.length > 0 ? { [LEFT_OUT_HEADER]: leftOut.join(", ") } : {};
      return sendPdf(request, reply, { title, name: fileName(title, "reading-list"), documents, headers, ...options });
    });
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

  const description =
    "Places, from 1, of the answers in the request that do not exist and are left out, such as `2, 5`.";
  const list = { ...pdf, 200: { ...pdf[200], headers: { [LEFT_OUT_HEADER]: Type.String({ description }) } } };
  app.get(
    "/study.pdf",
    { schema: { querystring: StudyQuery, response: { ...list, 429: ApiErrorBody } } },
    async (request, reply) => sendStudy(request, reply, request.query, []),
  );

  const noted = { ...list, 413: ApiErrorBody, 415: ApiErrorBody, 429: ApiErrorBody };
  app.post(
    "/study.pdf",
    {
      bodyLimit: NOTES_BODY_LIMIT,
      schema: { querystring: NotedStudyQuery, body: StudyNotes, response: noted },
      errorHandler: (error) => {
        throw hasTooManyNotes(error) ? new HttpError(error.statusCode ?? 400, TOO_MANY_NOTES) : error;
      },
    },
    async (request, reply) => sendStudy(request, reply, request.query, request.body.notes),
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

/** A PDF with notes is its reader's only. */
const NOT_STORED = { "cache-control": "no-store" };

/** The response varies by host, because the URL of the answer in the file begins with the request's host. */
function fileHeaders(type: string, name: string): Record<string, string> {
  return { "content-type": type, "content-disposition": attachment(name), "cache-control": "no-cache", vary: "host" };
}

/** How OpenAPI describes a file. */
function file(type: string) {
  return { content: { [type]: { schema: Type.String({ format: "binary" }) } } };
}

function printed(document: AnswerDocument, notes: readonly ReaderNote[] = []): NotedAnswer {
  return withNotes({ ...document, reviewed: formatDate(document.reviewed) }, notes);
}

/** @throws {HttpError} 400 if a note is on no answer of the list, or if the notes are too long. */
function checkNotes(notes: readonly ReaderNote[], ids: ReadonlySet<string>): void {
  const stray = notes.findIndex(({ answerId }) => !ids.has(answerId));
  if (stray >= 0) throw new HttpError(400, `The field "notes/${stray}/answerId" is no answer of the list.`);
  const length = notes.reduce((sum, { text }) => sum + [...text].length, 0);
  if (length > PRINTED_NOTES_MAX_LENGTH) throw new HttpError(400, TOO_MANY_NOTES);
}

/** Whether a body is refused before its notes are read: it is too large, or it has too many of them. */
function hasTooManyNotes({ code, validation, validationContext }: FastifyError): boolean {
  const hasTooMany = validationContext === "body" && validation?.[0]?.keyword === "maxItems";
  return hasTooMany || code === "FST_ERR_CTP_BODY_TOO_LARGE";
}

function today(): string {
  return formatDate(dayOf(new Date()));
}
