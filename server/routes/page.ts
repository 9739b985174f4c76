/** The client's page: sent for every navigation, with the data of the first screen in it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { paths, scripturePages } from "../contract/pages.ts";
import { pathOf, sendNotFound } from "../plugins/errors.ts";
import { canShow } from "./scripture.ts";

/** Where `web/index.html` wants the data of the first screen. */
const BOOTSTRAP_PLACEHOLDER = "<!--bootstrap-->";
/** What the page is made of, by folder or ending: where such a file is missing, the page is no stand-in for it. */
const FILE =
  /^\/(?:assets|fonts|logos|covers)\/|\.(?:css|gif|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;
const PAGES: ReadonlySet<string> = new Set(Object.values(paths));

/** @returns The client's page, or null when the client was not built. */
export function readPage(clientFolder: string): string | null {
  const file = join(clientFolder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

interface Options {
  /** As `readPage` gives it. */
  page: string | null;
  /** Whether visitors may leave questions for the editors, which the page is told. */
  keepsQuestions: boolean;
}

/** Answers what no other route answers. */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, { page, keepsQuestions }) => {
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    page !== null && wantsPage(request) ? sendPage(page, keepsQuestions, request, reply) : sendNotFound(request, reply);
  // A path that has a route is compressed; what is not found is not.
  for (const path of PAGES) app.get(path, { schema: { hide: true } }, send);
  app.get("/index.html", { schema: { hide: true } }, send);
  app.get<{ Params: { "*": string } }>(`${scripturePages}/*`, { schema: { hide: true } }, (request, reply) =>
    canShow(request.params["*"]) ? send(request, reply) : send(request, reply.code(404)),
  );
  app.setNotFoundHandler(send);
};

/** True for navigations of a browser, and for whoever takes anything, such as a checker of links, at the path of a page. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  const isPage = PAGES.has(path) || path.startsWith(`${scripturePages}/`);
  const accept = request.headers.accept || "*/*";
  return accept.includes("text/html") ? isPage || !FILE.test(path) : accept.includes("*/*") && isPage;
}

/** The page with the partners and suggestions in it, so that the first paint has them. */
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
