/** `npm run test:faults`: the long and destructive tests. They need the built client, as `npm test` leaves it. */
import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    name: "faults",
    reporters: ["default", "./tests/support/summary-reporter.ts"],
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["tests/support/seeded-database.setup.ts"],
    fileParallelism: false,
    execArgv: ["--expose-gc"],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    retry: process.env.CI ? 2 : 0, // Other work on the machine affects some; the end of the run names them.
  },
});
