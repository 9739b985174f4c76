/**
 * Assembles the server from its parts. It knows neither the process nor the port, so tests can use it without a socket.
 */
import { randomUUID } from "node:crypto";
import stringifierOf, { type Schema } from "fast-json-stringify";
import Fastify, { type FastifySerializerCompiler } from "fastify";
import { citationsRoutes } from "./citations/routes.ts";
import { connectionLimits } from "./connection-limits.ts";
import { exportsRoutes } from "./exports/routes.ts";
import { healthRoutes } from "./operations/health.ts";
import { describeRequest, RequestLog } from "./operations/request-log.ts";
import { cachedResponses } from "./plugins/cached-responses.ts";
import { compression } from "./plugins/compression.ts";
import { content } from "./plugins/content.ts";
import { errors, sendClientError, sendFrameworkError, sendNotFound } from "./plugins/errors.ts";
import { formerAnswers } from "./plugins/former-answers.ts";
import { frameAncestors } from "./plugins/frame-ancestors.ts";
import { openapi, openapiPage } from "./plugins/openapi.ts";
import { overload, refuseLate, waitForTurn } from "./plugins/overload.ts";
import { rateLimit, rateLimits } from "./plugins/rate-limit.ts";
import { revision } from "./plugins/revision.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { siteOrigin } from "./plugins/site-origin.ts";
import { staticFiles } from "./plugins/static-files.ts";
import type { SchemaTypes } from "./plugins/typed-routes.ts";
import { readerQuestions } from "./questions/plugin.ts";
import { questionsRoutes } from "./questions/routes.ts";
import { visitorLimits } from "./questions/visitor-limits.ts";
import { aboutRoutes } from "./routes/about.ts";
import { answersRoutes } from "./routes/answers.ts";
import { libraryRoutes } from "./routes/library.ts";
import { scriptureRoutes } from "./routes/scripture.ts";
import { searchRoutes } from "./routes/search.ts";
import type { Settings } from "./settings.ts";
import { cardsRoutes } from "./site/card-routes.ts";
import { drawingsRoutes } from "./site/drawing-routes.ts";
import { embedRoutes, framedRoutes } from "./site/embed-routes.ts";
import { opensearchRoutes } from "./site/opensearch-routes.ts";
import { pageRoutes } from "./site/page-routes.ts";
import { readPage } from "./site/page-template.ts";
import { loadRenderer } from "./site/rendering.ts";
import { siteRoutes } from "./site/routes.ts";
import { typesetting } from "./typesetting/plugin.ts";

export interface AppOptions {
  settings: Omit<Settings, "host" | "port">;
  /** The program's version, as `/api/health` reports it. */
  version: string;
  /** Folder of the built client. */
  clientFolder: string;
  /** The client as built for rendering its pages on the server. */
  rendererFile: string;
  /** Whether later revisions are served with the search of the first: for previews. */
  reusesSearch?: boolean;
}

/** Maximum length of a path parameter in characters; no id is longer. */
const MAX_PARAM_LENGTH = 200;

/**
 * @returns A Fastify instance for `inject` or `listen`. It becomes ready once the content is.
 * @throws {DatabaseError} from `ready`, `inject` and `listen`, if there is no content to serve.
 */
export async function buildApp({ settings, version, clientFolder, rendererFile, reusesSearch = false }: AppOptions) {
  const app = Fastify({
    ...connectionLimits,
    // Logs contain the method and the path of a request, but neither the question nor the client's address.
    logger:
      settings.logLevel === "silent" ? false : { level: settings.logLevel, serializers: { req: describeRequest } },
    logController: new RequestLog(),
    // A balancer may still send requests over the connections that it has; each is answered, and its connection closed.
    return503OnClosing: false,
    // 48 random bits, as hexadecimal. Node draws those of UUIDs in advance.
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: settings.trustProxy === true ? isNearest : settings.trustProxy,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: sendClientError,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // The types already guarantee valid schemas; checking them again would take 30 ms.
    ajv: { customOptions: { coerceTypes: "array", removeAdditional: false, validateSchema: false } },
    // No time limit: a start that takes long on a slow machine is not a failure.
    pluginTimeout: 0,
  }).withTypeProvider<SchemaTypes>();
  app.setSerializerCompiler(serializerOnce());
  const page = readPage(clientFolder);
  // Loaded only if it is wanted, because that takes a tenth of a second.
  const measuring = settings.metrics ? await import("./operations/metrics.ts") : null;

  await app.register(errors);
  await app.register(securityHeaders, { page });
  await app.register(siteOrigin, { configured: settings.origin });
  await app.register(content, { databaseFile: settings.databaseFile, reusesSearch });
  await app.register(formerAnswers);
  await app.register(readerQuestions, settings);
  if (measuring) await app.register(measuring.metrics);
  await app.register(compression);
  await app.register(openapi, { version });
  await app.register(typesetting, { version });
  await app.register(rateLimits, { perMinute: settings.rateLimit });
  await app.register(overload, { maxDelay: settings.maxDelay });

  await app.register(
    async (api) => {
      await api.register(revision);
      // Outside the limits, so that balancers and operators are always answered.
      await api.register(healthRoutes, { version, storesQuestions: settings.storesQuestions });
      if (measuring) await api.register(measuring.metricsRoutes);
      await api.register(async (limited) => {
        await limited.register(rateLimit);
        limited.setNotFoundHandler(sendNotFound);
        await limited.register(openapiPage);
        await limited.register(async (resources) => {
          await resources.register(waitForTurn);
          await resources.register(cachedResponses);
          await resources.register(refuseLate);
          await resources.register(searchRoutes);
          await resources.register(aboutRoutes, { contact: settings.contact });
          await resources.register(answersRoutes);
          await resources.register(exportsRoutes);
          await resources.register(citationsRoutes);
          await resources.register(libraryRoutes);
          await resources.register(scriptureRoutes);
          await resources.register(opensearchRoutes);
          await resources.register(async (visitors) => {
            await visitors.register(visitorLimits, settings);
            await visitors.register(questionsRoutes);
          });
        });
      });
    },
    { prefix: "/api" },
  );

  if (page !== null) await app.register(staticFiles, { clientFolder });
  await app.register(async (site) => {
    await site.register(revision);
    await site.register(drawingsRoutes);
    await site.register(pageRoutes, {
      page,
      renderPage: await loadRenderer(rendererFile),
      contact: settings.contact,
      embeds: settings.embed.length > 0,
      questionDays: settings.storesQuestions ? settings.questionDays : null,
    });
    await site.register(async (documents) => {
      await documents.register(rateLimit);
      await documents.register(waitForTurn);
      await documents.register(cachedResponses);
      await documents.register(refuseLate);
      await documents.register(siteRoutes, { contact: settings.contact });
      await documents.register(cardsRoutes);
      if (settings.embed.length === 0) return;
      await documents.register(embedRoutes);
      await documents.register(async (frames) => {
        await frames.register(frameAncestors, { origins: settings.embed });
        await frames.register(framedRoutes);
      });
    });
  });
  return app;
}

/** Compiles a schema once for all routes that have it: of three hundred responses, nine in ten are the same errors. */
function serializerOnce(): FastifySerializerCompiler<Schema> {
  const known = new Map<Schema, (data: unknown) => string>();
  return ({ schema }) => {
    const serialize = known.get(schema) ?? stringifierOf(schema);
    known.set(schema, serialize);
    return serialize;
  };
}

/** Trusts the nearest proxy only, whatever its address: anyone can make up further ones in front of it. */
function isNearest(_address: string, hop: number): boolean {
  return hop === 0;
}
