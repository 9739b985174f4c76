/** Documents for other programs: the sitemap and `robots.txt`, the feed, and the OpenSearch description. */
import type { FastifyPluginAsync } from "fastify";
import { Type } from "typebox";
import type { Content } from "../content/index.ts";
import { ApiErrorBody } from "../contract/error.ts";
import { writeFeed } from "./feed.ts";
import { OPENSEARCH_TYPE, writeOpenSearchDescription } from "./opensearch.ts";
import { SECURITY_TXT_PATH, writeSecurityTxt } from "./security-txt.ts";
import { writeRobots, writeSitemap } from "./sitemap.ts";

interface SiteDocument {
  path: string;
  /** Its media type. */
  type: string;
  description: string;
  write(content: Content, origin: string): string;
}

const documents: SiteDocument[] = [
  { path: "/sitemap.xml", type: "application/xml", description: "The pages of the site.", write: writeSitemap },
  {
    path: "/robots.txt",
    type: "text/plain",
    description: "What search engines may read.",
    write: (_content, origin) => writeRobots(origin),
  },
  {
    path: "/feed.xml",
    type: "application/atom+xml",
    description: "New and changed answers, as Atom.",
    write: writeFeed,
  },
  {
    path: "/opensearch.xml",
    type: OPENSEARCH_TYPE,
    description: "How a browser searches this site.",
    write: (_content, origin) => writeOpenSearchDescription(origin),
  },
];

/** How long others may keep the contact, in s. */
const DAY_SECONDS = 86_400;

/** @param options.contact - Who runs the site, as a URI; null if they do not say. */
export const siteRoutes: FastifyPluginAsync<{ contact: string | null }> = async (app, { contact }) => {
  if (contact !== null)
    app.get(SECURITY_TXT_PATH, { schema: { hide: true } }, (request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .headers({ vary: "host", "cache-control": `public, max-age=${DAY_SECONDS}` })
        .send(writeSecurityTxt(contact, request.siteOrigin(), new Date())),
    );
  for (const { path, type, description, write } of documents)
    app.get(
      path,
      {
        schema: {
          response: { 200: { description, content: { [type]: { schema: Type.String() } } }, 400: ApiErrorBody },
        },
      },
      (request, reply) =>
        reply
          .type(`${type}; charset=utf-8`)
          // The links begin with the request's host.
          .header("vary", "host")
          .send(write(request.snapshot.content, request.siteOrigin())),
    );
};
