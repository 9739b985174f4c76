/** `npm run test:faults`: what takes long or breaks things for real. It needs the built client, as `npm test` leaves it. */
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
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
