/** Sends the client's page for every navigation, with the data of the first screen embedded. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { paths, scripturePages } from "../contract/pages.ts";
import { pathOf, sendNotFound } from "../plugins/errors.ts";
import { canShow } from "./scripture.ts";

/** The place in `web/index.html` for the data of the first screen. */
const BOOTSTRAP_PLACEHOLDER = "<!--bootstrap-->";
/** What the page is made of, by folder or ending: where such a file is missing, the page is no stand-in for it. */
const FILE =
  /^\/(?:assets|fonts|logos|covers)\/|\.(?:css|gif|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;
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
  app.get<{ Params: { "*": string } }>(`${scripturePages}/*`, { schema: { hide: true } }, (request, reply) =>
    canShow(request.params["*"]) ? send(request, reply) : send(request, reply.code(404)),
  );
  app.setNotFoundHandler(send);
};

/** @returns Whether a browser navigates, or a client that accepts anything, such as a link checker, requests a page. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  const isPage = PAGES.has(path) || path.startsWith(`${scripturePages}/`);
  const accept = request.headers.accept || "*/*";
  return accept.includes("text/html") ? isPage || !FILE.test(path) : accept.includes("*/*") && isPage;
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
