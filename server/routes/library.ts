/**
 * `GET /api/library`, `/api/partners` and `/api/suggestions`: what visitors can browse, and what the home screen shows.
 */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { Library } from "../contract/library.ts";
import { Partner } from "../contract/partner.ts";
import { TopicAnswers } from "../contract/resource.ts";
import { SuggestionSets } from "../contract/suggested-searches.ts";
import { Timeline } from "../contract/timeline.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";

export const libraryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/library", { schema: { response: { 200: Library } } }, ({ snapshot }) => snapshot.content.library);

  app.get("/timeline", { schema: { response: { 200: Timeline } } }, ({ snapshot }) => snapshot.content.timeline);

  app.get(
    "/topics/:id/answers",
    { schema: { params: IdParams, response: { 200: TopicAnswers, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => {
      const topic = content.library.topics.find((one) => one.id === id) ?? refuseUnknown("topic", id);
      return {
        answers: topic.answers.flatMap((entry) => {
          const [answer, related] = [content.answers.get(entry.id), content.related.get(entry.id)];
          return answer && related ? [{ answer, related }] : [];
        }),
      };
    },
  );

  app.get(
    "/partners",
    { schema: { response: { 200: Type.Array(Partner) } } },
    ({ snapshot }) => snapshot.content.partners,
  );

  app.get(
    "/suggestions",
    { schema: { response: { 200: SuggestionSets } } },
    ({ snapshot }) => snapshot.content.suggestions,
  );
};
