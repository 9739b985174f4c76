/**
 * The client's page: sent for every navigation, with the data of the first screen in it. Answers, results and the library
 * are rendered as well, so that they can be read before the client runs, and without it.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { answerPath, answerPattern, readResultsSearch, readSearch } from "../contract/addresses.ts";
import type { RenderPage } from "../contract/page-data.ts";
import { paths } from "../contract/pages.ts";
import { pathOf, sendNotFound } from "../plugins/errors.ts";
import { overload } from "../plugins/overload.ts";
import { writeSourceMetadata } from "../site/answer-metadata.ts";
import { writeHead } from "../site/head.ts";
import { originOf } from "../site/origin.ts";
import { fillPage } from "../site/page-template.ts";
import { answerContent, commonContent, libraryContent, type PageContent, searchContent } from "./page-content.ts";

/** What the page is made of, by folder or ending: where such a file is missing, the page is no stand-in for it. */
const FILE = /^\/(?:assets|fonts|logos|covers)\/|\.(?:css|gif|ico|jpe?g|js|json|map|pdf|png|svg|txt|webp|woff2?|xml)$/i;
const PAGES: ReadonlySet<string> = new Set(Object.values(paths));

/** Most rendered answers that are kept: those asked for last, some hundred kilobytes each. */
const MAX_KEPT_PAGES = 100;

interface Options {
  /** As `readPage` gives it. */
  page: string | null;
  /** As `loadRenderer` gives it. */
  renderPage: RenderPage | null;
  /** Whether visitors may leave questions for the editors, which the page is told. */
  keepsQuestions: boolean;
  /** The site's own address, if it is set. */
  origin: string | null;
  /** How long a page may wait for its turn to be rendered, in ms; after that, it is left to the browser. */
  maxDelay: number;
}

/** Answers what no other route answers. */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { page, keepsQuestions, maxDelay } = options;

  if (page !== null) {
    await app.register(async (rendered) => {
      await rendered.register(overload, { maxDelay, isSpared: true });
      await rendered.register(renderedRoutes, { ...options, page });
    });
  }

  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !wantsPage(request)) return sendNotFound(request, reply);
    const { responses } = commonContent(request.snapshot);
    return sendPage(reply, fillPage(page, { data: pageData(request, keepsQuestions, responses) }));
  };
  // A path that has a route is compressed; what is not found is not.
  for (const path of PAGES)
    if (!app.hasRoute({ method: "GET", url: path })) app.get(path, { schema: { hide: true } }, sendShell);
  app.get("/index.html", { schema: { hide: true } }, sendShell);
  app.setNotFoundHandler(sendShell);
};

/** The pages that are rendered. A further page needs its content in `page-content.ts` and a route here. */
const renderedRoutes: FastifyPluginAsync<Options & { page: string }> = async (app, options) => {
  const { page, renderPage, keepsQuestions } = options;
  const keptPages = new WeakMap<object, Map<string, string>>();

  /**
   * The page as HTML. What is late or cannot be rendered is left to the browser, which has the data for it.
   *
   * @param address - Null for a page that is not rendered.
   */
  function write(request: FastifyRequest, address: string | null, content: PageContent, origin: string): string {
    const data = pageData(request, keepsQuestions, content.responses);
    const { partners } = request.snapshot.content;
    return fillPage(page, {
      data,
      ...(content.head ? { head: writeHead(content.head, origin) } : {}),
      body: request.isLate || address === null ? "" : render(address, data, request),
      end: content.answer ? writeSourceMetadata(content.answer, partners) : "",
    });
  }

  function render(address: string, data: Parameters<RenderPage>[1], request: FastifyRequest): string {
    try {
      return renderPage?.(address, data) ?? "";
    } catch (error) {
      request.log.error({ err: error }, "a page could not be rendered");
      return "";
    }
  }

  app.get<{ Params: { id: string } }>(answerPattern, { schema: { hide: true } }, (request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);
    const { snapshot, params } = request;
    const origin = originOf(request, options.origin);
    const tab = queryOf(request).get("tab") === "sources" ? "?tab=sources" : "";
    const address = answerPath(params.id) + tab;
    const kept = keptPages.get(snapshot) ?? new Map<string, string>();
    keptPages.set(snapshot, kept);
    const key = origin + address;
    let html = kept.get(key);
    if (html === undefined) {
      const content = answerContent(snapshot, params.id, origin);
      if (content === null) {
        const { responses } = commonContent(snapshot);
        return sendPage(reply.code(404), fillPage(page, { data: pageData(request, keepsQuestions, responses) }));
      }
      html = write(request, address, content, origin);
    }
    if (!request.isLate) keep(kept, key, html);
    return sendPage(reply.header("vary", "host"), html);
  });

  app.get(paths.results, { schema: { hide: true } }, async (request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);
    const origin = originOf(request, options.origin);
    const content = request.isLate
      ? commonContent(request.snapshot)
      : await searchContent(request.snapshot, readResultsSearch(queryOf(request)), origin);
    return sendPage(reply.header("vary", "host"), write(request, request.url, content, origin));
  });

  // The browser draws it, where it begins with the focus in the search box.
  app.get(paths.home, { schema: { hide: true } }, async (request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);
    const search = readSearch(queryOf(request));
    if (search === null || request.isLate)
      return sendPage(reply, write(request, null, commonContent(request.snapshot), ""));
    const origin = originOf(request, options.origin);
    const content = await searchContent(request.snapshot, search, origin);
    return sendPage(reply.header("vary", "host"), write(request, null, content, origin));
  });

  app.get(paths.library, { schema: { hide: true } }, (request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);
    const origin = originOf(request, options.origin);
    const content = libraryContent(request.snapshot, queryOf(request));
    return sendPage(reply.header("vary", "host"), write(request, request.url, content, origin));
  });
};

/** Keeps a page as the last that was asked for, and drops the first where there are too many. */
function keep(kept: Map<string, string>, key: string, html: string): void {
  kept.delete(key);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
}

/** True for navigations of a browser, and for whoever takes anything, such as a checker of links, at the path of a page. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  const accept = request.headers.accept || "*/*";
  if (accept.includes("text/html")) return !FILE.test(path);
  return accept.includes("*/*") && (PAGES.has(path) || request.routeOptions.url === answerPattern);
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split("?").slice(1).join("?"));
}

function pageData({ snapshot }: FastifyRequest, keepsQuestions: boolean, responses: Record<string, unknown>) {
  return { revision: snapshot.content.revision, keepsQuestions, responses };
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
}
