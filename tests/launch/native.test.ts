import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";

/** Leaves databases to the garbage collector, and makes it run between two turns of the event loop. */
const PROGRAM = `
const Sqlite = require("better-sqlite3");
for (let i = 0; i < 5; i++) new Sqlite(":memory:").close();
setImmediate(() => {
  const garbage = [];
  for (let i = 0; i < 1e6; i++) garbage.push({ i });
  setImmediate(() => console.log("goes on"));
});
`;

// Compiled with the headers of Node 24.19 to 24.21 it does not: nodejs/node#65446.
test("the native part of SQLite outlives the databases that were closed", async () => {
  expect(await runNode(["-e", PROGRAM])).toEqual({ code: 0, signal: null, stdout: "goes on\n", stderr: "" });
});
