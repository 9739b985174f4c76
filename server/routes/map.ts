/** `GET /api/map…`: how the answers hang together, as a whole, within a topic, and around one answer. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { AnswerMap, Neighbourhood, TopicMap } from "../contract/map.ts";
import { HttpError } from "../plugins/errors.ts";

const params = Type.Object({ id: Type.String() });
const failures = { 400: ApiErrorBody, 404: ApiErrorBody };

export const mapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/map", { schema: { response: { 200: AnswerMap } } }, ({ snapshot }) => snapshot.content.maps.whole);

  app.get(
    "/map/topics/:id",
    { schema: { params, response: { 200: TopicMap, ...failures } } },
    ({ params: { id }, snapshot: { content } }) => content.maps.topics.get(id) ?? unknown("topic", id, "/api/library"),
  );

  app.get(
    "/map/answers/:id",
    { schema: { params, response: { 200: Neighbourhood, ...failures } } },
    ({ params: { id }, snapshot: { content } }) =>
      content.maps.neighbourhoods.get(id) ?? unknown("answer", id, "/api/answers"),
  );
};

function unknown(what: string, id: string, list: string): never {
  throw new HttpError(404, `There is no ${what} "${id}"; ${list} lists those that there are.`);
}
