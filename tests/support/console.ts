/** For tests that expect an error to be logged. */
import { vi } from "vitest";

/**
 * Takes what has been logged by console.error, so that it no longer fails the test.
 *
 * @returns The arguments of each call.
 */
export function takeConsoleErrors(): unknown[][] {
  const calls = [...vi.mocked(console.error).mock.calls];
  vi.mocked(console.error).mockClear();
  return calls;
}

/** Keeps errors that are about to be logged off the test's output. */
export function silenceConsoleErrors(): void {
  vi.mocked(console.error).mockImplementation(() => undefined);
}
