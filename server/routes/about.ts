/** `GET /api/about`: who runs this site, and how much there is. */

import { describeSite } from "../content/about.ts";
import { About } from "../contract/about.ts";
import type { TypedRoutes } from "../plugins/typed-routes.ts";

/** @param options.contact - Who runs the site, as a URI; null if they do not say. */
export const aboutRoutes: TypedRoutes<{ contact: string | null }> = async (app, { contact }) => {
  app.get("/about", { schema: { response: { 200: About } } }, ({ snapshot }) =>
    describeSite(snapshot.content, contact),
  );
};
