/** For tests that expect an error to be logged. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Takes what has been logged by console.error, so that it no longer fails the test. Effects that have yet to run, and
 * may log, run first.
 *
 * @returns The arguments of each call.
 */
export async function takeConsoleErrors(): Promise<unknown[][]> {
  await act(async () => undefined);
  const calls = [...vi.mocked(console.error).mock.calls];
  vi.mocked(console.error).mockClear();
  return calls;
}

/** Keeps expected errors out of the test's output. */
export function silenceConsoleErrors(): void {
  vi.mocked(console.error).mockImplementation(() => undefined);
}
