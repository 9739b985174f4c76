/** `GET /api/library`: everything there is to browse. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Library } from "../contract/library.ts";
import type { Services } from "../services.ts";

export const libraryRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get("/library", { schema: { response: { 200: Library } } }, () => services.current().content.library);
};
