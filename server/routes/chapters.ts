/** `GET /api/chapters`: the chapter of the Bible around a passage. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Chapter, ChapterQuery } from "../contract/chapter.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "../plugins/errors.ts";
import { findChapter } from "../scripture/chapters.ts";
import { parseReferences } from "../scripture/references.ts";

/** Maximum length of a reference in characters; the rest is ignored. */
const MAX_LENGTH = 100;

export const chaptersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { querystring: ChapterQuery, response: { 200: Chapter, 400: ApiErrorBody } };

  app.get("/chapters", { schema }, async (request) => {
    const [reference] = parseReferences(request.query.reference.slice(0, MAX_LENGTH));
    if (!reference?.exists) throw new HttpError(400, 'The parameter "reference" names no passage of the Bible.');
    return findChapter(reference);
  });
};
