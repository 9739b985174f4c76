/** Describes schema errors to editors, in plain words. */
import type { TSchema } from "typebox";
import { Settings } from "typebox/system";
import { Pointer } from "typebox/value";
import { suggest } from "./did-you-mean.ts";
import { patternRemedies, VISIBLE } from "./schema-parts.ts";

/** The parts of a TypeBox error that are used here. */
export interface SchemaError {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: object;
  message: string;
}

export interface DescribedError {
  path: (string | number)[];
  message: string;
  remedy: string;
}

/** More than any file can have, because all problems should be listed, not only the first few. */
const ALL_ERRORS = 100_000;
Settings.Set({ maxErrors: ALL_ERRORS });

const typeNames: Record<string, string> = {
  string: "text (in quotation marks if it looks like a number or a date)",
  integer: "a whole number",
  number: "a number",
  array: "a list, each item on its own line after a dash",
  object: "a group of fields",
  boolean: "true or false",
};

/**
 * @param schema - What the value was validated by.
 * @returns A description of each error. A value that matches no member of a union is reported once, not once per
 *   member.
 */
export function describeSchemaErrors(
  errors: readonly SchemaError[],
  schema: TSchema,
  value: unknown,
): DescribedError[] {
  const unions = new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath));
  const hasInner = (path: string) => errors.some(({ instancePath }) => instancePath.startsWith(`${path}/`));
  return errors
    .filter(({ keyword, instancePath }) => {
      if (!unions.has(instancePath)) return true;
      return keyword === "anyOf" && !hasInner(instancePath);
    })
    .flatMap((error) => describeSchemaError(error, schema, value));
}

function describeSchemaError(error: SchemaError, schema: TSchema, value: unknown): DescribedError[] {
  const path = Pointer.Indices(error.instancePath).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const params = error.params as Record<string, unknown>;
  const one = (message: string, remedy: string): DescribedError[] => [{ path, message, remedy }];
  switch (error.keyword) {
    case "required":
      return (params.requiredProperties as string[]).map((name) => ({
        path: [...path, name],
        message: "the field is missing",
        remedy: "add it",
      }));
    case "additionalProperties":
      return (params.additionalProperties as string[]).map((name) => ({
        path: [...path, name],
        message: "there is no such field",
        remedy: suggest(name, fieldsOf(schema, error.schemaPath), "remove it, or correct its spelling"),
      }));
    case "boolean":
      return [];
    case "anyOf":
      return one("has the wrong kind of value", "compare it with a valid record");
    case "pattern":
      if (params.pattern === VISIBLE) return one("is empty", "write it");
      return one("has the wrong format", patternRemedies[String(params.pattern)] ?? "compare it with a valid record");
    case "type":
      return one("has the wrong kind of value", `write ${typeNames[String(params.type)] ?? String(params.type)}`);
    case "maxLength":
      return one(`is longer than ${params.limit} characters`, "shorten it");
    case "minItems":
      return one(`has fewer than ${params.limit} items`, "add some");
    case "maxItems":
      return one(`has more than ${params.limit} items`, "remove some");
    case "minimum":
      return one(`is less than ${params.limit}`, "raise it");
    case "maximum":
      return one(`is more than ${params.limit}`, "lower it");
    case "enum": {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const all = `write one of ${allowed.join(", ")}`;
      return one("is not a valid value", suggest(String(Pointer.Get(value, error.instancePath)), allowed, all));
    }
    default:
      return one(error.message, "correct it; seed/README.md shows the format");
  }
}

/** @returns The names of the fields that a part of a schema allows. */
function fieldsOf(schema: TSchema, schemaPath: string): string[] {
  return Object.keys((Pointer.Get(schema, schemaPath.slice(1)) as { properties?: object }).properties ?? {});
}
