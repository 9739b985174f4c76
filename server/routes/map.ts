/** `GET /api/map…`: how the answers are linked, as a whole, within a topic, and around one answer. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AnswerMap, Neighbourhood, TopicMap } from "../contract/map.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";

export const mapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/map", { schema: { response: { 200: AnswerMap } } }, ({ snapshot }) => snapshot.content.maps.whole);

  app.get(
    "/map/topics/:id",
    { schema: { params: IdParams, response: { 200: TopicMap, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.maps.topics.get(id) ?? refuseUnknown("topic", id),
  );

  app.get(
    "/map/answers/:id",
    { schema: { params: IdParams, response: { 200: Neighbourhood, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.maps.neighbourhoods.get(id) ?? refuseUnknown("answer", id),
  );
};
