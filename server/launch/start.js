/**
 * `npm start`: prepares the checkout and the database, runs the server in this process, and loads content files that have
 * changed in another one.
 */
import { fileURLToPath } from "node:url";
import { builtModule, prepareBuild } from "./build.js";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
await import(builtModule("prepare-database"));
await import(builtModule("main"));
// If it could not be started, it has set the exit code.
if (!process.exitCode) {
  const { refreshContent } = await import(builtModule("refresh-content"));
  await refreshContent(fileURLToPath(builtModule("seed")));
}
