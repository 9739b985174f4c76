/** Describes the HTTP interface as OpenAPI, from the schemas of the routes. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";

const DESCRIPTION = `Questions on Christian and Reformed theology, answered from cited sources.

\`/api\` is stable. Calls, optional parameters and fields of responses may be added: ignore those that you do not know. To remove
or rename one, to change its type or what it means, or to refuse what was accepted would make \`/api/v2\`, beside this one. Which
answer a question finds and the wording of messages are not part of that. Errors are \`{statusCode, error, message}\`.

    curl --get /api/search --data-urlencode "q=What is grace?" --data partner=ccel
    curl /api/answers/justification
    curl /api/answers/justification/related

The metrics are the operator's, and not covered.`;

/** Collects the schemas of all routes that are registered afterwards. */
export const openapi = fp<{ version: string }>(
  async (app, { version }) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0", // The first in which a type can be a list.
        info: {
          title: "Loci",
          version,
          description: DESCRIPTION,
        },
      },
    });
  },
  { name: "openapi", fastify: "5.x" },
);

/** Where the package has its files. Built into the server, it cannot find them itself. */
const baseDir = dirname(createRequire(import.meta.url).resolve("@fastify/swagger-ui/static/index.css"));
const logo = { type: "image/svg+xml", content: readFileSync(join(baseDir, "logo.svg")) };

/** Serves the description at `/docs` below the prefix of the scope. */
export const openapiPage: FastifyPluginAsync = async (app) => {
  await app.register(swaggerUi, { routePrefix: "/docs", indexPrefix: app.prefix, staticCSP: true, baseDir, logo });
};
