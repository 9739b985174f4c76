/**
 * Three kinds of tests, side by side: the server and the seed in Node, components in a simulated page, journeys in
 * a real browser.
 */
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import ProjectSequencer from "./support/project-sequencer.ts";

const root = new URL("..", import.meta.url).pathname;

/**
 * A page, real or simulated, shows things for some seconds only, which a busy machine may miss. A test that passes at a
 * later try is named at the end of the run.
 */
const TRIES_ON_A_PAGE = process.env.CI ? 3 : 1;

/** No strict time limit: on a slow machine, good tests are slow. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** They measure processor time. */
const COST_TESTS = "tests/server/request-cost-*.test.ts";

export default defineConfig({
  root,
  test: {
    reporters: ["default", "./tests/support/summary-reporter.ts"],
    // One more than there are processors: the tests in a browser wait most of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProjectSequencer },
    projects: [
      {
        root,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/running-server.setup.ts"],
          isolate: false,
          ...PATIENCE,
          retry: TRIES_ON_A_PAGE - 1,
        },
      },
      {
        root,
        test: {
          name: "server",
          include: ["tests/{server,seed,search,launch}/**/*.test.ts"],
          exclude: [COST_TESTS],
          globalSetup: ["tests/support/seeded-database.setup.ts"],
          isolate: false, // Modules keep no state of a test, so the files of a worker share them, and what is costly to build.
          ...PATIENCE,
        },
      },
      {
        root,
        test: {
          name: "cost",
          include: [COST_TESTS],
          globalSetup: ["tests/support/seeded-database.setup.ts"],
          sequence: { groupOrder: 1 }, // After the others, which would slow down what it measures.
          ...PATIENCE,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: "client",
          include: ["tests/component/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/support/component-setup.ts"],
          isolate: false, // Importing the client takes longer than testing it.
          execArgv: ["--max-semi-space-size=64"], // A simulated page makes much garbage.
          ...PATIENCE,
          retry: TRIES_ON_A_PAGE - 1,
        },
      },
    ],
  },
});
