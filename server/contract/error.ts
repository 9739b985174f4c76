/** The one shape of every error under `/api`. */
import { type Static, Type } from "typebox";

export const ApiErrorBody = Type.Object(
  {
    statusCode: Type.Integer(),
    error: Type.String({ description: "The status in words, such as `Bad Request`." }),
    message: Type.String({ description: "What is wrong and what to do, for a person." }),
  },
  { title: "ApiErrorBody" },
);
export type ApiErrorBody = Static<typeof ApiErrorBody>;
