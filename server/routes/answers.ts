/** `GET /api/answers…`: the list of answers, their versions, one answer, and what is shown beside it. */

import { Type } from "typebox";
import { checkQuestion } from "../ask/question.ts";
import type { Content } from "../content/index.ts";
import { Answer, AnswerList, type AnswerSummary, AnswerVersions } from "../contract/answer.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { RelatedResources } from "../contract/resource.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";
import { accept } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";

const AnswersQuery = Type.Object({
  q: Type.Optional(Type.String({ description: "Lists only answers that match this question; all if absent." })),
});

export const answersRoutes: TypedRoutes = async (app) => {
  app.get(
    "/answers",
    { schema: { querystring: AnswersQuery, response: { 200: AnswerList, 400: ApiErrorBody } } },
    async ({ query: { q }, snapshot: { content, search } }) => ({
      answers:
        q === undefined
          ? [...content.summaries.values()]
          : listMatches(content, await search.list(accept(checkQuestion(q)))),
    }),
  );

  app.get("/answers/versions", { schema: { response: { 200: AnswerVersions } } }, ({ snapshot: { content } }) => ({
    versions: Object.fromEntries([...content.answers].map(([id, { version }]) => [id, version])),
    formerly: Object.fromEntries(content.formerAnswers),
  }));

  app.get(
    "/answers/:id",
    { schema: { params: IdParams, response: { 200: Answer, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.answers.get(id) ?? refuseUnknown("answer", id),
  );

  app.get(
    "/answers/:id/related",
    { schema: { params: IdParams, response: { 200: RelatedResources, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.related.get(id) ?? refuseUnknown("answer", id),
  );
};

function listMatches(
  { summaries }: Content,
  matches: { id: string; excerpt: string; matches: string[] }[],
): AnswerSummary[] {
  return matches.flatMap((match) => {
    const summary = summaries.get(match.id);
    return summary ? { ...summary, ...match } : [];
  });
}
