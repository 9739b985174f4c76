/** The types of routes: their requests and responses have the types of the schemas that describe them. */
import type { FastifyPluginAsync, FastifyPluginOptions, FastifyTypeProvider, RawServerDefault } from "fastify";
import type { Static, TSchema } from "typebox";

export interface SchemaTypes extends FastifyTypeProvider {
  validator: this["schema"] extends TSchema ? Static<this["schema"]> : unknown;
  serializer: this["schema"] extends TSchema ? Static<this["schema"]> : unknown;
}

export type TypedRoutes<Options extends FastifyPluginOptions = Record<never, never>> = FastifyPluginAsync<
  Options,
  RawServerDefault,
  SchemaTypes
>;
