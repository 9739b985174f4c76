/** `GET /api/scripture…`: a passage of the Bible with the answers on it, and the index of all chapters. */

import { findScripture } from "../ask/scripture.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { Scripture, ScriptureIndex, ScriptureQuery } from "../contract/scripture.ts";
import { accept } from "../plugins/errors.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";
import { openBible } from "../scripture/bible.ts";

export const scriptureRoutes: TypedRoutes = async (app) => {
  // A missing text stops the start, and not the first reader.
  app.addHook("onReady", (done) => {
    openBible();
    done();
  });

  app.get(
    "/scripture",
    { schema: { querystring: ScriptureQuery, response: { 200: Scripture, 400: ApiErrorBody } } },
    ({ query: { ref, context, translation = "kjv" }, snapshot }) =>
      accept(findScripture(snapshot, ref, context === "chapter", translation)),
  );

  app.get(
    "/scripture/index",
    { schema: { response: { 200: ScriptureIndex } } },
    ({ snapshot }) => snapshot.content.scripture.index,
  );
};
