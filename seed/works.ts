/** `npm run works -- calvin`: prints the works that may be cited, and what their locators look like. */
import { runCommand } from "../server/command.ts";
import { runWorks, WORKS_HELP } from "./run-works.ts";

await runCommand(WORKS_HELP, runWorks);
