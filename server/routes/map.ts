/** `GET /api/map/answers/:id`: which answers lead to one, and to which it leads. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Neighbourhood } from "../contract/map.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";

export const mapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/map/answers/:id",
    { schema: { params: IdParams, response: { 200: Neighbourhood, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.neighbourhoods.get(id) ?? refuseUnknown("answer", id),
  );
};
