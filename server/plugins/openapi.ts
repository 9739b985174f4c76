/** Describes the HTTP interface as OpenAPI, from the schemas of the routes. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";

/** Collects the schemas of all routes that are registered afterwards. */
export const openapi = fp<{ version: string }>(
  async (app, { version }) => {
    await app.register(swagger, {
      openapi: {
        info: {
          title: "Loci",
          version,
          description: "Questions on Christian and Reformed theology, answered from cited sources.",
        },
      },
    });
  },
  { name: "openapi", fastify: "5.x" },
);

/** Serves the description at `/docs` below the prefix of the scope. */
export const openapiPage: FastifyPluginAsync = async (app) => {
  await app.register(swaggerUi, { routePrefix: "/docs", indexPrefix: app.prefix, staticCSP: true });
};
