/**
 * Ends a run with the tests that passed only after a retry, and a plain line, `N passed, N failed`, for build servers.
 * On a build server, skipped tests count as failures.
 */
import type { Reporter, TestModule } from "vitest/node";

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        counts[test.result().state] += 1;
        if (test.diagnostic()?.flaky) console.warn(`\nPassed only when tried again: ${test.fullName}`);
      }
    }
    const left = counts.skipped + counts.pending;
    console.log(`\n${counts.passed} passed, ${counts.failed} failed${left > 0 ? `, ${left} skipped` : ""}`);
    if (left === 0 || !process.env.CI) return;
    console.error("Tests that are skipped show nothing; with CI set in the environment that is a failure.");
    process.exitCode = 1;
  }
}
