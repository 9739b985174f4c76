/** `GET /api/suggestions`: the suggested searches, set by set. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { SuggestionSets } from "../contract/suggestion.ts";
import type { Services } from "../services.ts";

export const suggestionsRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    "/suggestions",
    { schema: { response: { 200: SuggestionSets } } },
    () => services.current().content.suggestions,
  );
};
