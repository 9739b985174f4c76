/** Stores, lists and deletes the mistakes that visitors report in answers. */
import { and, asc, count, eq, inArray, lt } from "drizzle-orm";
import type { Database, Queryable } from "./open.ts";
import { BUSY_TIMEOUT_MS } from "./open.ts";
import { change } from "./reader-questions.ts";
import { reportedMistakes } from "./visitor-tables.ts";

export type ReportedMistake = typeof reportedMistakes.$inferSelect;
/** A report as a visitor leaves it, with the state of the answer in which the mistake was seen. */
export type NewMistake = Omit<ReportedMistake, "number" | "day">;

/** Maximum number of reports stored. Beyond it, new ones are refused: older ones could not be read otherwise. */
export const MAX_MISTAKES = 10_000;

/**
 * Stores a report. The file is open only for that long.
 *
 * @param file - Path of the database.
 * @param day - Today, as an ISO date.
 * @returns Whether it is stored, and how many reports are: there may be no room for it.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function storeMistake(file: string, mistake: NewMistake, day: string): { isStored: boolean; total: number } {
  return change(file, undefined, (tx) => {
    const total = countMistakes(tx);
    if (total >= MAX_MISTAKES) return { isStored: false, total };
    tx.insert(reportedMistakes)
      .values({ ...mistake, day })
      .run();
    return { isStored: true, total: total + 1 };
  });
}

/**
 * Deletes the reports that were made before a day.
 *
 * @returns How many were deleted, and how many are left.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteOldMistakes(file: string, day: string): { deleted: number; total: number } {
  return change(file, undefined, (tx) => {
    const { changes } = tx.delete(reportedMistakes).where(lt(reportedMistakes.day, day)).run();
    return { deleted: changes, total: countMistakes(tx) };
  });
}

/**
 * Deletes reports, all of them or none. Waits for other writers.
 *
 * @returns The deleted reports, and the numbers that no report has; if there are any, nothing is deleted.
 * @throws {DatabaseError} as `storeQuestion`.
 */
export function deleteMistakes(file: string, numbers: readonly number[]) {
  return change(file, BUSY_TIMEOUT_MS, (tx) => {
    const isMeant = inArray(reportedMistakes.number, [...numbers]);
    const found = tx.select().from(reportedMistakes).where(isMeant).all();
    const unknown = numbers.filter((number) => !found.some((mistake) => mistake.number === number));
    if (unknown.length > 0) return { deleted: [], unknown };
    tx.delete(reportedMistakes).where(isMeant).run();
    return { deleted: found, unknown };
  });
}

/**
 * Deletes those of some reports that are still stored. Waits for other writers.
 *
 * @returns The number of reports deleted.
 */
export function deleteListedMistakes(file: string, mistakes: readonly ReportedMistake[]): number {
  return change(file, BUSY_TIMEOUT_MS, (tx) => {
    const isMeant = ({ number, answerId, text }: ReportedMistake) =>
      and(
        eq(reportedMistakes.number, number),
        eq(reportedMistakes.answerId, answerId),
        eq(reportedMistakes.text, text),
      );
    return mistakes.reduce(
      (sum, mistake) => sum + tx.delete(reportedMistakes).where(isMeant(mistake)).run().changes,
      0,
    );
  });
}

/** @returns All reports, by answer, then oldest first. */
export function listMistakes(db: Database): ReportedMistake[] {
  return db.select().from(reportedMistakes).orderBy(asc(reportedMistakes.answerId), asc(reportedMistakes.number)).all();
}

function countMistakes(tx: Queryable): number {
  return tx.select({ total: count() }).from(reportedMistakes).get()?.total ?? 0;
}
