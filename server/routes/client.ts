/** Serves the built client: the page for every navigation, hashed assets for a year, drawings; `/api` stays JSON. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../contract/pages.ts";
import { pathOf, sendError, sendNotFound } from "../http/errors.ts";
import type { Services } from "../services.ts";

/** Where `web/index.html` wants the data of the first screen. */
const BOOTSTRAP_PLACEHOLDER = "<!--bootstrap-->";
/** Files whose name holds their hash never change. */
const HASHED_ASSETS = "assets/";
/** What the page is made of, by folder or ending: where such a file is missing, the page is no stand-in for it. */
const FILE = /^\/(?:assets|fonts|logos|covers)\/|\.(?:css|gif|ico|jpe?g|js|json|map|pdf|png|svg|txt|webp|woff2?|xml)$/i;
const PAGES: ReadonlySet<string> = new Set(Object.values(paths));
/** What a page is made of is not described at `/api/docs`. */
const notOfTheInterface = { schema: { hide: true } };
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** @returns The client's page, or null when the client was not built. */
export function readPage(clientFolder: string): string | null {
  const file = join(clientFolder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

interface ClientOptions {
  services: Services;
  clientFolder: string;
  /** As `readPage` gives it. */
  page: string | null;
  /** Whether visitors may leave questions for the editors, which the page is told. */
  keepsQuestions: boolean;
}

/** Installs the client. */
export async function serveClient(
  app: FastifyInstance,
  { services, clientFolder, page, keepsQuestions }: ClientOptions,
): Promise<void> {
  if (page !== null) {
    const hashedAssets = join(clientFolder, HASHED_ASSETS);
    await app.register(fastifyStatic, {
      root: clientFolder,
      // Each file has a route of its own: whatever else is asked for is not found, and nobody looks for it on the disk.
      wildcard: false,
      globIgnore: ["index.html"],
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(hashedAssets);
        reply.header(
          "cache-control",
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
        );
      },
    });
    for (const path of ["/", "/index.html"])
      app.get(path, notOfTheInterface, (request, reply) => sendPage(page, request, reply));
  }
  for (const folder of ["/logos", "/covers"])
    app.get(`${folder}/:name`, notOfTheInterface, (request, reply) => sendDrawing(services, request, reply));

  /** Sends the page with the partners and suggestions in it, so that the first paint has them. */
  function sendPage(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { partners, suggestions, revision } = services.current().content;
    const data = JSON.stringify({ partners, suggestions, revision, keepsQuestions }).replaceAll("<", "\\u003c");
    const html = page.replace(
      BOOTSTRAP_PLACEHOLDER,
      () => `<script type="application/json" id="bootstrap">${data}</script>`,
    );
    return sendTagged(request, reply.type("text/html; charset=utf-8").header("cache-control", "no-cache"), html);
  }

  const send = (request: FastifyRequest, reply: FastifyReply) =>
    page !== null && wantsPage(request) ? sendPage(page, request, reply) : sendNotFound(request, reply);
  // Only what a route answers is compressed.
  for (const path of Object.values(paths)) if (path !== paths.home) app.get(path, notOfTheInterface, send);
  app.setNotFoundHandler(send);
}

/** Whether a browser goes there, or one who takes anything, such as a checker of links, asks for a page that there is. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  const accept = request.headers.accept || "*/*";
  return accept.includes("text/html") ? !FILE.test(path) : accept.includes("*/*") && PAGES.has(path);
}

function sendDrawing(services: Services, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const svg = services.current().content.drawings.get(pathOf(request));
  if (svg === undefined) return sendError(reply, 404, `There is no drawing at ${pathOf(request)}.`);
  const headers = { "cache-control": `public, max-age=${HOUR_SECONDS}` };
  return sendTagged(request, reply.type("image/svg+xml").headers(headers), svg);
}

/** Sends a text with an entity tag, weak since it is compressed in more than one way, or 304 when the client has it. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", `W/${tag}`);
  // One tag, a list of them or `*`; in a list, the quotes part them.
  const held = request.headers["if-none-match"] ?? "";
  return held.trim() === "*" || held.includes(tag) ? reply.code(304).send() : reply.send(text);
}
