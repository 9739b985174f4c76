/** Builds the server out of its parts; knows neither the process nor the port, so tests load it without a socket. */
import { randomBytes } from "node:crypto";
import compress from "@fastify/compress";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { countRequests } from "./http/counts.ts";
import { handleErrors, sendFrameworkError, sendNotFound } from "./http/errors.ts";
import { connectionLimits } from "./http/limits.ts";
import { describeInterface, showInterface } from "./http/openapi.ts";
import { limitRate } from "./http/rate-limit.ts";
import { tellRevision } from "./http/revision.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import type { Condition } from "./live/services.ts";
import { answersRoutes } from "./routes/answers.ts";
import { cardsRoutes } from "./routes/cards.ts";
import { chaptersRoutes } from "./routes/chapters.ts";
import { citationsRoutes } from "./routes/citations.ts";
import { readPage, serveClient } from "./routes/client.ts";
import { exportsRoutes } from "./routes/exports.ts";
import { healthRoutes } from "./routes/health.ts";
import { libraryRoutes } from "./routes/library.ts";
import { metricsRoutes } from "./routes/metrics.ts";
import { partnersRoutes } from "./routes/partners.ts";
import { readyRoutes } from "./routes/ready.ts";
import { searchRoutes } from "./routes/search.ts";
import { suggestRoutes } from "./routes/suggest.ts";
import { suggestionsRoutes } from "./routes/suggestions.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { createTypesetter } from "./typesetting/typesetter.ts";

export interface AppOptions {
  services: Services;
  /** How the services are; those over a database that does not change are always well. */
  condition?: () => Condition;
  settings: Pick<Settings, "rateLimit" | "trustProxy" | "logLevel" | "metrics">;
  /** The program's version, as `/api/health` tells it. */
  version: string;
  /** Folder of the built client. */
  clientFolder: string;
}

/** Longest part of a path that is looked up, in characters; no id is longer. */
const MAX_PARAM_LENGTH = 200;
const WELL: Condition = { ready: true, failingSince: null, building: false, waiting: 0 };

/** @returns A Fastify instance, ready for `inject` or `listen`. */
export async function buildApp({ services, condition = () => WELL, settings, version, clientFolder }: AppOptions) {
  const app = Fastify({
    ...connectionLimits,
    logger: settings.logLevel === "silent" ? false : loggerOptions(settings.logLevel),
    genReqId: () => randomBytes(6).toString("base64url"),
    trustProxy: settings.trustProxy === true ? isNearest : settings.trustProxy,
    frameworkErrors: sendFrameworkError,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    ajv: { customOptions: { coerceTypes: "array", removeAdditional: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const page = readPage(clientFolder);
  const typesetter = createTypesetter(version);
  app.addHook("onClose", () => typesetter.close());

  handleErrors(app);
  await setSecurityHeaders(app, page);
  await app.register(compress, { global: true, threshold: 1024 });
  await describeInterface(app, version);
  await app.register(
    async (api) => {
      tellRevision(api, services);
      await limitRate(api, settings.rateLimit);
      for (const path of ["/", "/*"]) api.all(path, { schema: { hide: true } }, sendNotFound);
      await showInterface(api);
      if (settings.metrics) await api.register(metricsRoutes, { services, condition, counts: countRequests(app) });
      await api.register(healthRoutes, { services, version });
      await api.register(readyRoutes, { services, condition });
      await api.register(partnersRoutes, { services });
      await api.register(suggestionsRoutes, { services });
      await api.register(searchRoutes, { services });
      await api.register(suggestRoutes, { services });
      await api.register(answersRoutes, { services });
      await api.register(exportsRoutes, { services, typesetter });
      await api.register(citationsRoutes, { services });
      await api.register(libraryRoutes, { services });
      await api.register(chaptersRoutes);
    },
    { prefix: "/api" },
  );
  await app.register(async (pictures) => {
    await limitRate(pictures, settings.rateLimit);
    await pictures.register(cardsRoutes, { services, typesetter });
  });
  await serveClient(app, { services, clientFolder, page });
  return app;
}

/** Trusts one proxy, whatever its address: what further ones are said to stand before it, anyone can make up. */
function isNearest(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Logs say what was asked of which route, not the question and not by whom. */
function loggerOptions(level: Settings["logLevel"]) {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split("?", 1)[0],
      }),
    },
  };
}
