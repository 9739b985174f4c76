/**
 * `GET /api/search`: the answer to a question, or the closest answers. `GET /api/suggest`: completions as it is typed.
 */

import { Type } from "typebox";
import { ask } from "../ask/ask.ts";
import { suggest } from "../ask/complete.ts";
import { Completions } from "../contract/completions.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { isOn, SearchQuery, SearchResult } from "../contract/search.ts";
import { accept } from "../plugins/errors.ts";
import { markPrivate } from "../plugins/request.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { DEFAULT_QUESTION } from "../shared/limits.ts";

const SuggestQuery = Type.Object({ q: Type.String({ description: "The text typed so far." }) });

export const searchRoutes: TypedRoutes = async (app) => {
  // The first search takes longest, because it compiles the code and reads the dictionary. No visitor should wait for it.
  app.addHook("onReady", async () => void (await app.content.snapshot().search.find(DEFAULT_QUESTION)));

  app.get(
    "/search",
    { schema: { querystring: SearchQuery, response: { 200: SearchResult, 400: ApiErrorBody } } },
    async ({ query: { q, partner = [], verbatim, explain }, snapshot }, reply) => {
      const search = { question: q, partnerIds: partner, verbatim: isOn(verbatim) };
      const result = accept(await ask(snapshot, search, { explain: isOn(explain) }));
      if (result.urgent) markPrivate(reply);
      return result;
    },
  );

  app.get(
    "/suggest",
    { schema: { querystring: SuggestQuery, response: { 200: Completions, 400: ApiErrorBody } } },
    async ({ query: { q }, snapshot }) => accept(await suggest(snapshot, q)),
  );
};
