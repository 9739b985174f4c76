/**
 * Runs one of the commands for operators and editors, which need no development packages:
 * `node server/launch/command.js seed --check`.
 */
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { builtModule, prepareServer } from "./prepare.js";
import { reportOnStandardError } from "./step.js";

requireNode();
reportOnStandardError();
prepareInstall();
prepareServer();
const [name = ""] = process.argv.splice(2, 1);
await import(builtModule(name));
