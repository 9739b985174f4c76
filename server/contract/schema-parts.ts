/** What schemas are made of. */
import { type Static, type TProperties, type TSchema, type TSchemaOptions, Type } from "typebox";

/** An object with a name, under which OpenAPI describes it. */
export function named<Properties extends TProperties>(title: string, properties: Properties) {
  return Type.Object(properties, { title });
}

/**
 * A value, or null. Its type is a list with "null", because Fastify would compile a validator for each `anyOf`, to choose the one to
 * serialize by: a quarter of a second at the first search.
 */
export function nullable<Schema extends TSchema & { type: string }>(schema: Schema, options?: TSchemaOptions) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, ...options, type: [schema.type, "null"] });
}
