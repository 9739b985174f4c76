/**
 * `GET /api/library`, `/api/partners` and `/api/suggestions`: what visitors can browse, and what the home screen shows.
 */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { Library } from "../contract/library.ts";
import { Partner } from "../contract/partner.ts";
import { SuggestionSets } from "../contract/suggested-searches.ts";

export const libraryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/library", { schema: { response: { 200: Library } } }, ({ snapshot }) => snapshot.content.library);

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
