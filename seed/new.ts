/** `npm run new -- TOPIC ID "QUESTION?"`: makes the file of a new answer; `--short` that of a short one. */
import { makeAnswer, NEW_HELP } from "./make-answer.ts";
import { runCommand } from "./run-command.ts";

await runCommand(NEW_HELP, makeAnswer);
