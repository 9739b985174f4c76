/** Queries for what the search needs beside the answers. */
import type { Queryable } from "./open.ts";

/** @returns Words that are often typed for others. */
export function findConfusions(db: Queryable): { typed: string; meant: string }[] {
  return db.query.confusions.findMany().sync();
}

/** @returns The search model as `encodeModel` wrote it, or null in a database that was never loaded. */
export function findSearchModel(db: Queryable): Buffer | null {
  return db.query.searchModels.findFirst().sync()?.bytes ?? null;
}
