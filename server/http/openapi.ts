/** Describes the interface as OpenAPI, from the schemas of the routes, and shows it. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** Installs the description; call it before the routes are registered. */
export async function describeInterface(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Loci",
        version,
        description: "Questions on Christian and Reformed theology, answered from cited sources.",
      },
    },
  });
}

/** Shows the description at `/docs` below the prefix of the scope. */
export async function showInterface(api: FastifyInstance): Promise<void> {
  await api.register(swaggerUi, { routePrefix: "/docs", indexPrefix: api.prefix, staticCSP: true });
}
