/** Describes schema errors to editors, in plain words. */
import { Settings } from "typebox/system";
import { patternRemedies, VISIBLE } from "./schemas.ts";

/** The parts of a TypeBox error that are used here. */
export interface SchemaError {
  keyword: string;
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
 * @returns A description of each error. A value that matches no member of a union is reported once, not once per
 *   member.
 */
export function describeSchemaErrors(errors: readonly SchemaError[]): DescribedError[] {
  const unions = new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath));
  const hasInner = (path: string) => errors.some(({ instancePath }) => instancePath.startsWith(`${path}/`));
  return errors
    .filter(({ keyword, instancePath }) => {
      if (!unions.has(instancePath)) return true;
      return keyword === "anyOf" && !hasInner(instancePath);
    })
    .flatMap(describeSchemaError);
}

function describeSchemaError(error: SchemaError): DescribedError[] {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
  const params = error.params as Record<string, unknown>;
  const one = (message: string, remedy: string): DescribedError[] => [{ path, message, remedy }];
  const each = (names: unknown, message: string, remedy: string): DescribedError[] =>
    (names as string[]).map((name) => ({ path: [...path, name], message, remedy }));
  switch (error.keyword) {
    case "required":
      return each(params.requiredProperties, "the field is missing", "add it");
    case "additionalProperties":
      return each(params.additionalProperties, "there is no such field", "remove it, or correct its spelling");
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
    case "enum":
      return one("is not a valid value", `write one of ${(params.allowedValues as unknown[]).join(", ")}`);
    default:
      return one(error.message, "correct it; seed/README.md shows the format");
  }
}
