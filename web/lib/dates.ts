/** Formats a day: `18 November`, with the year if it is not the current one. */

const DAY = { day: "numeric", month: "long" } as const;

/** @param date - A date, or an ISO 8601 timestamp. */
export function fullDay(date: Date | string): string {
  return new Date(date).toLocaleDateString("en-GB", { ...DAY, year: "numeric" });
}

export function shortDay(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  return date.getFullYear() === now.getFullYear() ? date.toLocaleDateString("en-GB", DAY) : fullDay(timestamp);
}
