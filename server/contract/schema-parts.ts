/** What schemas are made of. */
import { type TProperties, type TSchema, type TSchemaOptions, Type } from "typebox";

/** An object with a name, under which OpenAPI describes it. */
export function named<Properties extends TProperties>(title: string, properties: Properties) {
  return Type.Object(properties, { title });
}

/** A value, or null. */
export function nullable<Schema extends TSchema>(schema: Schema, options?: TSchemaOptions) {
  return Type.Union([schema, Type.Null()], options);
}
