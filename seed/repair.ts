/** Fills what a value lacks and empties what is wrong in it, so that the rest of it can be checked and shown. */
import type { TSchema } from "typebox";
import { Check } from "typebox/value";

/** What a schema of the content files says about its values, in JSON Schema. */
interface Shape {
  type?: string;
  required?: string[];
  properties?: Record<string, TSchema>;
  items?: TSchema;
  enum?: unknown[];
}

/**
 * Repairs a value. The items of lists keep their places, so that problems are still found on their lines.
 *
 * @returns The value, with empty texts and lists where the schema asks for one and it has none.
 */
export function repair(schema: TSchema, value: unknown): unknown {
  if (isValid(schema, value)) return value;
  const { type, required = [], properties = {}, items } = schema as Shape;
  if (type === "array" && items && Array.isArray(value)) return value.map((item) => repair(items, item));
  if (type !== "object") return blankOf(schema);
  const given = isGroup(value) ? value : {};
  const fields = Object.entries(properties).flatMap(([name, inner]) => {
    if (isValid(inner, given[name])) return [[name, given[name]]];
    const isContainer = Array.isArray(given[name]) || isGroup(given[name]);
    return required.includes(name) || isContainer ? [[name, repair(inner, given[name])]] : [];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function isValid(schema: TSchema, value: unknown): boolean {
  return Check(schema, value);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function blankOf(schema: TSchema): unknown {
  const { type, enum: allowed } = schema as Shape;
  if (allowed) return allowed[0];
  return type === "string" ? "" : type === "array" ? [] : undefined;
}
