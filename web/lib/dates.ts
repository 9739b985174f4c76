/** Formats a day: `18 November`, with the year if it is not the current one. */
import { counted } from "./numbers.ts";

const DAY = { day: "numeric", month: "long" } as const;
const DAY_ALONE = /^\d{4}-\d\d-\d\d$/;

/** @param date - A date, an ISO 8601 timestamp, or a day such as `2026-11-18`, which is the same in every time zone. */
export function fullDay(date: Date | string): string {
  return new Date(DAY_ALONE.test(String(date)) ? `${date}T00:00` : date).toLocaleDateString("en-GB", {
    ...DAY,
    year: "numeric",
  });
}

export function shortDay(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  return date.getFullYear() === now.getFullYear() ? date.toLocaleDateString("en-GB", DAY) : fullDay(timestamp);
}

const UNITS = [
  { name: "year", days: 365 },
  { name: "week", days: 7 },
  { name: "day", days: 1 },
];

/** @returns A number of days in the largest unit that it is a multiple of: `2 years`, `90 days`. */
export function describePeriod(days: number): string {
  const unit = UNITS.find((candidate) => days % candidate.days === 0) ?? { name: "day", days: 1 };
  return counted(days / unit.days, unit.name);
}
