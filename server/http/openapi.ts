/** Describes the interface as OpenAPI, from the schemas of the routes, and shows it at `/api/docs`. */
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
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
}
