/**
 * The client's page, sent for every navigation, with the data of the first screen in it. The home screen, answers,
 * doors, passages, results and the library are rendered too, so that they can be read before the client runs, and without it.
 */
import type { FastifyBaseLogger, FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { PageData, RenderPage } from "../contract/page-data.ts";
import { cachedResponses } from "../plugins/cached-responses.ts";
import { describeError, sendNotFound } from "../plugins/errors.ts";
import { waitForTurn } from "../plugins/overload.ts";
import { markPrivate } from "../plugins/private-response.ts";
import { isRead, pathOf } from "../plugins/request.ts";
import { answerPath, doorPath, readResultsSearch, readSearch, type Search } from "../shared/addresses.ts";
import { dayOf } from "../shared/day.ts";
import { libraryCall, scriptureIndexCall } from "../shared/library-addresses.ts";
import { pageRoutes as pageTable } from "../shared/page-routes.ts";
import { paths, scripturePages } from "../shared/pages.ts";
import { writeSourceMetadata } from "../site/answer-metadata.ts";
import { writeErrorPage } from "../site/error-page.ts";
import { writeHead } from "../site/head.ts";
import {
  aboutContent,
  answerContent,
  commonContent,
  doorContent,
  homeContent,
  libraryContent,
  type PageContent,
  passageContent,
  searchContent,
} from "../site/page-content.ts";
import { fillPage } from "../site/page-template.ts";

/** Paths of files, by folder or extension. If such a file is missing, the response is 404, and not the page. */
const FILE =
  /^\/(?:assets|fonts|logos|covers)\/|\.(?:css|gif|ico|jpe?g|js|json|map|pdf|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;
const { pattern: answerPattern } = pageTable.answer;
const { pattern: doorPattern } = pageTable.door;
const patterns = Object.values(pageTable).map(({ pattern }) => pattern);
/** The pages that are at one address each. */
const PAGES: ReadonlySet<string> = new Set(patterns.filter((pattern) => !pattern.includes(":")));
const scripturePattern = `${scripturePages}/*`;
/** The patterns of pages that show one answer, one door or one passage. */
const OWN_PAGES: ReadonlySet<string> = new Set([answerPattern, doorPattern, scripturePattern]);

/** Lists of everything, which the pages of the library show parts of. */
const CATALOGUES: ReadonlySet<string> = new Set([libraryCall, scriptureIndexCall]);

/** Maximum number of rendered pages cached per revision; a page has about 100 kB. */
const MAX_KEPT_PAGES = 100;

/** Requests that were late, or whose rendering failed. The next visitor should get the rendered page, so theirs is not cached. */
const unrendered = new WeakSet<FastifyRequest>();

interface Options {
  /** As `readPage` returns it. */
  page: string | null;
  /** As `loadRenderer` returns it. */
  renderPage: RenderPage | null;
  /** Who runs the site, as a URI; null if they do not say. */
  contact: string | null;
  /** How long visitors' questions to the editors are kept, in days, as the button says; null if none are taken. */
  questionDays: number | null;
  /** Whether other sites may frame answers. */
  embeds: boolean;
}

/** Serves the pages, and whatever no other route matches. */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { page } = options;

  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !wantsPage(request)) return sendNotFound(request, reply);
    const { responses } = commonContent(request.snapshot);
    return sendPage(reply, fillPage(page, { data: pageData(request, options, responses) }));
  };
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    // The client shows a page with a slash at its end, too.
    const withoutSlash = path.replace(/\/$/, "");
    if (PAGES.has(withoutSlash) && isRead(request))
      return reply.redirect(withoutSlash + request.url.slice(path.length), 308);
    return sendShell(request, reply.code(404));
  });

  await app.register(async (pages) => {
    pages.addHook("onRequest", (request, reply, done) => {
      if (wantsPage(request)) done();
      else sendNotFound(request, reply);
    });
    await pages.register(waitForTurn);
    await pages.register(cachedResponses);
    if (page !== null) await pages.register(renderedRoutes, { ...options, page });
    for (const path of [...PAGES, "/index.html"])
      if (!pages.hasRoute({ method: "GET", url: path })) pages.get(path, { schema: { hide: true } }, sendShell);
  });
};

/** Serves the rendered pages. A further page needs its content in `site/page-content.ts` and a route here. */
const renderedRoutes: FastifyPluginAsync<Options & { page: string }> = async (app, options) => {
  const { page, renderPage, contact } = options;
  /** The latest pages of each revision, by canonical address: other parameters of the query make no difference. */
  const written = new WeakMap<object, LRUCache<string, string>>();

  /**
   * Writes the page as HTML. If the request is late or rendering fails, the browser renders it from the data.
   *
   * @param address - Null for a page that is not rendered.
   */
  function write(request: FastifyRequest, address: string | null, content: PageContent): string {
    const data = pageData(request, options, content.responses);
    const { partners } = request.snapshot.content;
    const body = request.isLate ? null : address === null ? "" : render(address, data, request.log);
    if (body === null) unrendered.add(request);
    return fillPage(page, {
      data: withoutCatalogues(data),
      ...(content.head ? { head: writeHead(content.head, request.siteOrigin()) } : {}),
      body: body ?? "",
      end: content.answer ? writeSourceMetadata(content.answer, partners) : "",
    });
  }

  /** @returns Null if rendering fails. */
  function render(address: string, data: PageData, log: FastifyBaseLogger): string | null {
    try {
      return renderPage?.(address, data) ?? "";
    } catch (error) {
      log.error({ err: error }, "a page could not be rendered");
      return null;
    }
  }

  /** As `write`, but reuses the page if it was already written for this revision on this day. */
  function writeOnce(request: FastifyRequest, address: string, content: PageContent): string {
    const pages = written.get(request.snapshot) ?? new LRUCache({ max: MAX_KEPT_PAGES });
    written.set(request.snapshot, pages);
    const key = `${dayOf(new Date())} ${request.siteOrigin()}${address}`;
    const html = pages.get(key) ?? write(request, address, content);
    if (!unrendered.has(request)) pages.set(key, html);
    return html;
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode, message } = describeError(error, request, reply);
    return reply
      .code(statusCode)
      .type("text/html; charset=utf-8")
      .send(writeErrorPage(page, statusCode, message));
  });

  /** Limits the pages that search for each request, as the API is limited. Late ones leave that to the API. */
  app.addHook("onRequest", async function (request, reply) {
    if (!request.isLate && isSearch(request)) await app.limitRequest.call(this, request, reply);
  });

  // The first rendering takes longest, because it compiles the code. No visitor should have to wait for that.
  app.addHook("onReady", async () => {
    const snapshot = app.content.snapshot();
    render(paths.library, pageData({ snapshot }, options, commonContent(snapshot).responses), app.log);
  });

  app.get<{ Params: { id: string } }>(answerPattern, { schema: { hide: true } }, (request, reply) => {
    const { snapshot, params } = request;
    const content = answerContent(snapshot, params.id, request.siteOrigin());
    if (content === null) return sendMissing(request, reply);
    const html = writeOnce(request, answerAddress(params.id, queryOf(request)), content);
    return sendPage(reply.header("vary", "host"), html);
  });

  app.get<{ Params: { "*": string } }>(scripturePattern, { schema: { hide: true } }, async (request, reply) => {
    const { snapshot, params, isLate } = request;
    const content = passageContent(snapshot, params["*"], queryOf(request));
    if (content === null) return sendMissing(request, reply);
    return sendPage(reply.header("vary", "host"), write(request, isLate ? null : request.url, content));
  });

  app.get(paths.library, { schema: { hide: true } }, (request, reply) => {
    const content = libraryContent(request.snapshot, queryOf(request));
    if (content === null) return sendMissing(request, reply);
    return sendPage(reply.header("vary", "host"), writeOnce(request, content.head.canonicalPath, content));
  });

  app.get<{ Params: { door: string } }>(doorPattern, { schema: { hide: true } }, (request, reply) => {
    const { snapshot, params } = request;
    const content = doorContent(snapshot, params.door);
    if (content === null) return sendMissing(request, reply);
    return sendPage(reply.header("vary", "host"), writeOnce(request, doorPath(params.door), content));
  });

  app.get(paths.about, { schema: { hide: true } }, (request, reply) => {
    const html = writeOnce(request, paths.about, aboutContent(request.snapshot, contact));
    return sendPage(reply.header("vary", "host"), html);
  });

  app.get(paths.results, { schema: { hide: true } }, (request, reply) =>
    sendSearch(request, reply, readResultsSearch(queryOf(request)), request.url),
  );

  app.get(paths.home, { schema: { hide: true } }, (request, reply) => {
    const search = readSearch(queryOf(request));
    if (search) return sendSearch(request, reply, search, null);
    const html = writeOnce(request, paths.home, homeContent(request.snapshot, new Date()));
    return sendPage(reply.header("vary", "host"), html);
  });

  async function sendSearch(
    request: FastifyRequest,
    reply: FastifyReply,
    search: Search | null,
    address: string | null,
  ) {
    const { snapshot, isLate } = request;
    if (search === null || isLate) return sendPage(reply, write(request, null, commonContent(snapshot)));
    const content = await searchContent(snapshot, search, request.siteOrigin());
    if (content.isPrivate) markPrivate(reply);
    return sendPage(reply.header("vary", "host"), write(request, address, content));
  }

  /** Sends the page without content, for what does not exist. */
  function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return sendPage(reply.code(404), write(request, null, commonContent(request.snapshot)));
  }
};

/** @returns Whether a browser navigates there, or, at the path of a page, a client that accepts anything asks for it. */
function wantsPage(request: FastifyRequest): boolean {
  if (!isRead(request)) return false;
  const path = pathOf(request);
  const accept = request.headers.accept || "*/*";
  const isPage = PAGES.has(path) || OWN_PAGES.has(request.routeOptions.url ?? "");
  return accept.includes("text/html") ? isPage || !FILE.test(path) : accept.includes("*/*") && isPage;
}

/** @returns Whether a page is made for what the visitor typed or chose, and not once for all visitors. */
function isSearch(request: FastifyRequest): boolean {
  const query = queryOf(request);
  switch (request.routeOptions.url) {
    case paths.home:
      return query.has("q");
    case answerPattern:
      return query.has("partner");
    case paths.results:
    case scripturePattern:
      return true;
    default:
      return false;
  }
}

/** The address of an answer with nothing in its query but what the page reads. */
function answerAddress(id: string, query: URLSearchParams): string {
  const path = answerPath(id, query.getAll("partner"));
  if (query.get("tab") !== "sources") return path;
  return `${path}${path.includes("?") ? "&" : "?"}tab=sources`;
}

/**
 * The query as the browser reads it. Not by a schema, because server and client read the addresses of pages by the same
 * functions (`server/shared`), and what a schema refuses the client would show.
 */
function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split("?").slice(1).join("?"));
}

function pageData(
  { snapshot }: Pick<FastifyRequest, "snapshot">,
  { questionDays, embeds }: Pick<Options, "questionDays" | "embeds">,
  responses: PageData["responses"],
): PageData {
  return { revision: snapshot.content.revision, questionDays, ...(embeds ? { embeds } : {}), responses, left: [] };
}

/** @returns The data as the page contains it: without the catalogues, which would be longer than the page. */
function withoutCatalogues(data: PageData): PageData {
  const responses = Object.entries(data.responses);
  return {
    ...data,
    responses: Object.fromEntries(responses.filter(([address]) => !CATALOGUES.has(address))),
    left: responses.flatMap(([address]) => (CATALOGUES.has(address) ? address : [])),
  };
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  if (unrendered.has(reply.request)) reply.header("cache-control", "no-store");
  return reply.type("text/html; charset=utf-8").send(html);
}
