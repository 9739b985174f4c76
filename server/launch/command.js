/**
 * Runs one of the commands for operators and editors, which need no development packages:
 * `node server/launch/command.js seed --check`.
 */
import { fileURLToPath } from "node:url";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { builtModule, prepareServer } from "./prepare.js";
import { reportOnStandardError } from "./step.js";

requireNode();
reportOnStandardError();
prepareInstall();
prepareServer();
const module = builtModule(process.argv[2] ?? "");
// As if the command had been run by itself: a check knows by the path which build it is.
process.argv.splice(1, 2, fileURLToPath(module));
await import(module);
