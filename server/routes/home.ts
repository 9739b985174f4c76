/** `GET /api/home` and `/api/doors/:id`: what the home screen opens with, and where its doors lead. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { homeAt } from "../content/home.ts";
import { Door, Home } from "../contract/home.ts";
import { errorResponses, IdParams, refuseUnknown } from "../plugins/by-id.ts";

export const homeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/home", { schema: { response: { 200: Home } } }, ({ snapshot }) =>
    homeAt(snapshot.content.home, new Date()),
  );

  app.get(
    "/doors/:id",
    { schema: { params: IdParams, response: { 200: Door, ...errorResponses } } },
    ({ params: { id }, snapshot: { content } }) => content.home.doors.get(id) ?? refuseUnknown("door", id),
  );
};
