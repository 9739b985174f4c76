/**
 * `npm start`: prepares the checkout and the database, runs the server in this process, and loads content files that have
 * changed in another one.
 */
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { requirePort } from "./port.js";
import { builtModule, prepareBuild } from "./prepare.js";

requireNode();
await requirePort();
prepareInstall();
prepareBuild();
// Compiled code is kept with the build, from Node 22.1 on; the types are those of 20.
Reflect.get(nodeModule, "enableCompileCache")?.(join(dirname(fileURLToPath(builtModule("main"))), "compiled"));
await import(builtModule("prepare-database"));
await import(builtModule("main"));
// If it could not be started, it has set the exit code.
if (!process.exitCode) {
  const { refreshContent } = await import(builtModule("refresh-content"));
  await refreshContent(fileURLToPath(builtModule("seed")));
}
