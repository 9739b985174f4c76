/** Sends the client's page for every navigation, with the data of the first screen embedded. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../contract/pages.ts";
import { pathOf, sendNotFound } from "../plugins/errors.ts";

/** The place in `web/index.html` for the data of the first screen. */
const BOOTSTRAP_PLACEHOLDER = "<!--bootstrap-->";
/** Files of the client, by folder or extension. If one is missing, the page must not be sent in its place. */
const FILE = /^\/(?:assets|fonts|logos|covers)\/|\.(?:css|gif|ico|jpe?g|js|json|map|pdf|png|svg|txt|webp|woff2?|xml)$/i;
const PAGES: ReadonlySet<string> = new Set(Object.values(paths));

/** @returns The client's page, or null if the client is not built. */
export function readPage(clientFolder: string): string | null {
  const file = join(clientFolder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

interface Options {
  /** As `readPage` returns it. */
  page: string | null;
  /** Whether visitors may leave questions for the editors; embedded in the page. */
  keepsQuestions: boolean;
}

/** Answers all requests that no other route answers. */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, { page, keepsQuestions }) => {
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    page !== null && wantsPage(request) ? sendPage(page, keepsQuestions, request, reply) : sendNotFound(request, reply);
  // The pages have routes of their own, because responses of the not-found handler are not compressed.
  for (const path of PAGES) app.get(path, { schema: { hide: true } }, send);
  app.get("/index.html", { schema: { hide: true } }, send);
  app.setNotFoundHandler(send);
};

/** @returns Whether a browser navigates, or a client that accepts anything, such as a link checker, requests a page. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  const accept = request.headers.accept || "*/*";
  return accept.includes("text/html") ? !FILE.test(path) : accept.includes("*/*") && PAGES.has(path);
}

/** Sends the page with the partners and suggestions embedded, so that the first paint has them. */
function sendPage(
  page: string,
  keepsQuestions: boolean,
  { snapshot }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { partners, suggestions, revision } = snapshot.content;
  const data = JSON.stringify({ partners, suggestions, revision, keepsQuestions }).replaceAll("<", "\\u003c");
  const html = page.replace(
    BOOTSTRAP_PLACEHOLDER,
    () => `<script type="application/json" id="bootstrap">${data}</script>`,
  );
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
}
