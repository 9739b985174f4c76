/**
 * What visitors can browse, as the content has it: the library with its topics, timeline, partners and works, the map around
 * an answer, and what the home screen opens with.
 */
import { Type } from "typebox";
import { homeAt } from "../content/home.ts";
import { Door, Home } from "../contract/home.ts";
import { Library } from "../contract/library.ts";
import { Neighbourhood } from "../contract/map.ts";
import { Partner } from "../contract/partner.ts";
import { TopicAnswers } from "../contract/resource.ts";
import { SuggestionSets } from "../contract/suggested-searches.ts";
import { Timeline } from "../contract/timeline.ts";
import { CitedWork } from "../contract/work.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";

export const libraryRoutes: TypedRoutes = async (app) => {
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
    "/works/:id",
    { schema: { params: IdParams, response: { 200: CitedWork, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.works.get(id) ?? refuseUnknown("work", id),
  );

  app.get(
    "/map/answers/:id",
    { schema: { params: IdParams, response: { 200: Neighbourhood, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.neighbourhoods.get(id) ?? refuseUnknown("answer", id),
  );

  app.get("/home", { schema: { response: { 200: Home } } }, ({ snapshot }) =>
    homeAt(snapshot.content.home, new Date()),
  );

  app.get(
    "/doors/:id",
    { schema: { params: IdParams, response: { 200: Door, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.home.doors.get(id) ?? refuseUnknown("door", id),
  );

  app.get(
    "/suggestions",
    { schema: { response: { 200: SuggestionSets } } },
    ({ snapshot }) => snapshot.content.suggestions,
  );
};
