/** `GET /api/answers/:id/cite` and `/citation`: an answer and its sources as notes, entries and reference files. */
import { createHash } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { type CslItem, itemOfAnswer, itemOfWork } from "../citations/csl.ts";
import { fileTypes, writeCitations } from "../citations/formats.ts";
import { bibliographyEntry, footnote } from "../citations/styles.ts";
import type { Content } from "../content/index.ts";
import type { Answer, Citation } from "../contract/answer.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { CitationFileQuery, type CitationStyles, CiteResult } from "../contract/export.ts";
import { typeset } from "../contract/typeset.ts";
import { answerAddress } from "../exports/addresses.ts";
import { HttpError } from "../http/errors.ts";
import { sendFile } from "../http/files.ts";
import { originOf } from "../http/origin.ts";
import type { Services } from "../services.ts";
import { unknownAnswer } from "./answers.ts";

const AnswerParams = Type.Object({ id: Type.String() });
const textFile = { schema: { type: "string" } };

export const citationsRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const refusals = { 400: ApiErrorBody, 404: ApiErrorBody };

  app.get(
    "/answers/:id/cite",
    { schema: { params: AnswerParams, response: { 200: CiteResult, ...refusals } } },
    (request) => {
      const { content } = services.current();
      const answer = content.answers.get(request.params.id) ?? unknownAnswer(request.params.id);
      return {
        answer: inBothStyles(wholeAnswer(content, answer, request), null),
        sources: answer.citations.map((citation) => ({
          number: citation.number,
          ...inBothStyles(itemOf(content, citation), citation.locator && placeOf(citation.locator)),
        })),
      };
    },
  );

  const files = Object.fromEntries(Object.values(fileTypes).map(({ type }) => [type.split(";", 1)[0], textFile]));
  app.get(
    "/answers/:id/citation",
    {
      schema: {
        params: AnswerParams,
        querystring: CitationFileQuery,
        response: { 200: { content: files }, ...refusals },
      },
    },
    (request, reply) => {
      const { content } = services.current();
      const { format, source = "answer" } = request.query;
      const answer = content.answers.get(request.params.id) ?? unknownAnswer(request.params.id);
      const items =
        source === "answer" ? [wholeAnswer(content, answer, request)] : sourceItems(content, answer, source);
      const text = writeCitations(items, format);
      const { type, ending } = fileTypes[format];
      const name = `${answer.id}${source === "answer" ? "" : source === "all" ? "-sources" : `-source-${source}`}.${ending}`;
      const tag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
      return sendFile(request, reply, { type, name, tag, cacheControl: "public, no-cache", make: () => text });
    },
  );
};

function wholeAnswer({ revision }: Content, answer: Answer, request: FastifyRequest): CslItem {
  return itemOfAnswer(answer, { address: answerAddress(originOf(request), answer.id), revision });
}

/** @param source - A number, or `all`: then each work stands once, with all places that are cited. */
function sourceItems(content: Content, { id, citations }: Answer, source: string): CslItem[] {
  const chosen = citations.filter(({ number }) => source === "all" || String(number) === source);
  if (chosen.length === 0)
    throw new HttpError(
      404,
      `The answer "${id}" has no source ${source}; its last one is ${citations.at(-1)?.number}.`,
    );
  const places = new Map<string, Citation[]>();
  for (const citation of chosen) places.set(citation.workId, [...(places.get(citation.workId) ?? []), citation]);
  return [...places.values()].flatMap(([first, ...others]) =>
    first
      ? itemOf(
          content,
          first,
          [first, ...others].flatMap(({ locator }) => locator ?? []),
        )
      : [],
  );
}

function itemOf({ works, partners }: Content, { workId, partnerId }: Citation, locators: string[] = []): CslItem {
  const work = works.get(workId);
  if (work === undefined) throw new Error(`A citation names the work "${workId}", which is not among the works.`);
  const partner = partners.find(({ id }) => id === partnerId)?.name ?? "";
  return itemOfWork(work, partner, locators);
}

/** A heading in words stands in quotation marks; names of parts such as `ch. 2` or `Romans 8:28` do not. */
function placeOf(locator: string): string {
  const place = typeset(locator);
  return /^\p{Lu}\D*$/u.test(place) && !/^(?:Appendix|Conclusion|Introduction|Preface|Prologue)$/.test(place)
    ? `“${place}”`
    : place;
}

function inBothStyles(item: CslItem, locator: string | null): CitationStyles {
  const forms = (style: "sbl" | "chicago") => ({
    footnote: footnote(item, locator, style),
    bibliography: bibliographyEntry(item, style),
  });
  return { sbl: forms("sbl"), chicago: forms("chicago") };
}
