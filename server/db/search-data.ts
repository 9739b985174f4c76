/** Queries for the search model. */
import type { Queryable } from "./open.ts";

/** @returns Whether there is a search model, without reading its megabytes. */
export function hasSearchModel(db: Queryable): boolean {
  return db.query.searchModels.findFirst({ columns: { id: true } }).sync() !== undefined;
}

/** @returns The search model as `encodeModel` wrote it, or null if nothing was ever loaded. */
export function findSearchModel(db: Queryable): Buffer | null {
  return db.query.searchModels.findFirst().sync()?.bytes ?? null;
}
