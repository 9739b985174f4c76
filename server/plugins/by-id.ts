/** What routes that serve one thing by its id have in common. */
import { Type } from "typebox";
import { ApiErrorBody } from "../contract/error.ts";
import { HttpError } from "./errors.ts";

export const IdParams = Type.Object({ id: Type.String() });

/** The responses to an id that nothing has, and to a request that does not match its schema. */
export const errorResponses = { 400: ApiErrorBody, 404: ApiErrorBody };

/** Where the ids of each kind are listed. */
const lists = { answer: "/api/answers", door: "/api/home", topic: "/api/library", work: "/api/library" };

/** @throws {HttpError} 404, which says where the ids are listed. */
export function refuseUnknown(kind: keyof typeof lists, id: string): never {
  throw new HttpError(404, `There is no ${kind} "${id}"; ${lists[kind]} lists the ${kind}s there are.`);
}
