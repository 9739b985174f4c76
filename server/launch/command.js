/**
 * Runs one of the commands for operators and editors, which need no development packages:
 * `node server/launch/command.js seed --check`.
 */
import { fileURLToPath } from "node:url";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { builtModule, prepareServer } from "./prepare.js";
import { reportOnStandardError } from "./step.js";

const COMMANDS = ["seed", "new", "try", "content", "works", "quotations", "questions", "backup", "restore"];

requireNode();
const name = process.argv[2] ?? "";
if (!COMMANDS.includes(name)) {
  console.error(`There is no command "${name}"; the commands are ${COMMANDS.join(", ")}.`);
  process.exit(1);
}
reportOnStandardError();
prepareInstall();
prepareServer();
const module = builtModule(name);
// As if the command had been run by itself: a check knows by the path which build it is.
process.argv.splice(1, 2, fileURLToPath(module));
await import(module);
