/** `GET /api/works/:id`: a work of the catalogue, with the places in it that answers cite. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { CitedWork } from "../contract/work.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";

export const worksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/works/:id",
    { schema: { params: IdParams, response: { 200: CitedWork, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.works.get(id) ?? refuseUnknown("work", id),
  );
};
