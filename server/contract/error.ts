/** The shape of all errors under `/api`. */
import { type Static, Type } from "typebox";
import { named } from "./schema-parts.ts";

export const ApiErrorBody = named("ApiErrorBody", {
  statusCode: Type.Integer(),
  error: Type.String({ description: "The status in words, such as `Bad Request`." }),
  message: Type.String({ description: "Tells a person what is wrong and what to do." }),
});
export type ApiErrorBody = Static<typeof ApiErrorBody>;
