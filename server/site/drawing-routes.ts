/** `GET /logos.svg`, `GET /logos/…` and `GET /covers/…`: the logos of the partners and the covers of the books, as SVG. */
import type { FastifyPluginAsync } from "fastify";
import { HttpError } from "../plugins/errors.ts";
import { pathOf } from "../plugins/request.ts";
import { LOGO_SPRITE } from "../shared/pages.ts";

/** A page has dozens of drawings, and must not wait until each is revalidated. They hardly ever change. */
const HOUR_SECONDS = 3600;

export const drawingsRoutes: FastifyPluginAsync = async (app) => {
  for (const pattern of [LOGO_SPRITE, "/logos/:name", "/covers/:name"])
    app.get(pattern, { schema: { hide: true } }, (request, reply) => {
      const path = pathOf(request);
      const svg = request.snapshot.content.drawings.get(path);
      if (svg === undefined) throw new HttpError(404, `There is no drawing at ${path}.`);
      return reply.type("image/svg+xml").header("cache-control", `public, max-age=${HOUR_SECONDS}`).send(svg);
    });
};
