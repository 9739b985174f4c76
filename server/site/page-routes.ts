/**
 * The client's page, sent for every navigation, with the data of the first screen in it. The home screen, answers,
 * doors, passages, results and the library are rendered too, so that they can be read before the client runs, and without it.
 */
import type { FastifyBaseLogger, FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { PageData, RenderPage } from "../contract/page-data.ts";
import { cachedResponses } from "../plugins/cached-responses.ts";
import { describeError, sendNotFound } from "../plugins/errors.ts";
import { waitForTurn } from "../plugins/overload.ts";
import { isRead, markPrivate, pathOf } from "../plugins/request.ts";
import { answerPath, doorPath, readResultsSearch, readSearch, type Search } from "../shared/addresses.ts";
import { libraryCall, scriptureIndexCall } from "../shared/library-addresses.ts";
import { pageRoutes as pageTable } from "../shared/page-routes.ts";
import { paths, scripturePages } from "../shared/pages.ts";
import { writeSourceMetadata } from "./answer-metadata.ts";
import { writeErrorPage } from "./error-page.ts";
import { writeHead } from "./head.ts";
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
} from "./page-content.ts";
import { fillPage } from "./page-template.ts";

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

  /**
   * Sends a page. If the request is late or rendering fails, the browser renders it from the data; the next visitor should
   * get the rendered page, so no cache may store that one.
   *
   * @param address - What is rendered; null for a page that is not rendered.
   * @param content - Null for a page that does not exist.
   */
  function send(request: FastifyRequest, reply: FastifyReply, address: string | null, content: PageContent | null) {
    const { snapshot, isLate, log } = request;
    if (content === null) reply.code(404);
    const { head, responses, answer, isPrivate } = content ?? commonContent(snapshot);
    const data = pageData(request, options, responses);
    const body = isLate ? null : address === null || content === null ? "" : render(address, data, log);
    if (isPrivate || body === null) markPrivate(reply);
    const html = fillPage(page, {
      data: withoutCatalogues(data),
      ...(head ? { head: writeHead(head, request.siteOrigin()) } : {}),
      body: body ?? "",
      end: answer ? writeSourceMetadata(answer, snapshot.content.partners) : "",
    });
    return sendPage(reply.header("vary", "host"), html);
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

  app.get(answerPattern, pageOf(answerAddress), (request, reply) =>
    send(
      request,
      reply,
      answerAddress(request),
      answerContent(request.snapshot, paramOf(request), request.siteOrigin()),
    ),
  );

  app.get(scripturePattern, hidden, (request, reply) =>
    send(
      request,
      reply,
      request.isLate ? null : request.url,
      passageContent(request.snapshot, paramOf(request), queryOf(request)),
    ),
  );

  app.get(paths.library, pageOf(libraryAddress), (request, reply) =>
    send(request, reply, libraryAddress(request), libraryContent(request.snapshot, queryOf(request))),
  );

  app.get(doorPattern, pageOf(doorAddress), (request, reply) =>
    send(request, reply, doorAddress(request), doorContent(request.snapshot, paramOf(request))),
  );

  app.get(
    paths.about,
    pageOf(() => paths.about),
    (request, reply) => send(request, reply, paths.about, aboutContent(request.snapshot, contact)),
  );

  app.get(paths.results, hidden, (request, reply) =>
    sendSearch(request, reply, request.url, readResultsSearch(queryOf(request))),
  );

  app.get(paths.home, pageOf(homeAddress), (request, reply) => {
    const search = readSearch(queryOf(request));
    return search
      ? sendSearch(request, reply, null, search)
      : send(request, reply, paths.home, homeContent(request.snapshot, new Date()));
  });

  async function sendSearch(request: FastifyRequest, reply: FastifyReply, address: string | null, search: Search) {
    const { snapshot, isLate } = request;
    if (isLate) return send(request, reply, null, commonContent(snapshot));
    return send(request, reply, address, await searchContent(snapshot, search, request.siteOrigin()));
  }
};

const hidden = { schema: { hide: true } };

/** Options of a page whose address may have more in it than the page depends on. */
function pageOf(canonicalAddress: (request: FastifyRequest) => string) {
  return { ...hidden, config: { canonicalAddress } };
}

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
function answerAddress(request: FastifyRequest): string {
  const query = queryOf(request);
  const path = answerPath(paramOf(request), query.getAll("partner"));
  if (query.get("tab") !== "sources") return path;
  return `${path}${path.includes("?") ? "&" : "?"}tab=sources`;
}

const doorAddress = (request: FastifyRequest) => doorPath(paramOf(request));
const homeAddress = (request: FastifyRequest) => (queryOf(request).has("q") ? request.url : paths.home);
const libraryAddress = (request: FastifyRequest) =>
  libraryContent(request.snapshot, queryOf(request))?.head.canonicalPath ?? request.url;

/** The only parameter of a page's path. */
function paramOf({ params }: FastifyRequest): string {
  return Object.values(params as Record<string, string>)[0] ?? "";
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
  return reply.type("text/html; charset=utf-8").send(html);
}
