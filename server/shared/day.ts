/** @returns The day on which an instant falls in UTC, as an ISO date. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
