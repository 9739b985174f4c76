/** The days on which visitors' questions are left, and for how long they are kept. */

import { dayOf } from "../shared/day.ts";

const DAY_MS = 24 * 60 * 60_000;

/** @returns Today in UTC, as an ISO date. */
export function today(): string {
  return dayOf(new Date());
}

/**
 * @param days - How long a question is kept after it was last left.
 * @returns The first day whose questions are still kept, as an ISO date.
 */
export function firstStoredDay(days: number): string {
  return dayOf(new Date(Date.now() - days * DAY_MS));
}

/** @returns How long it is until tomorrow in UTC, in seconds. */
export function secondsToTomorrow(): number {
  return Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000);
}
