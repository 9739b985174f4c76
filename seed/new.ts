/** `npm run new -- TOPIC ID "QUESTION?"`: makes the file of a new answer; `--short` that of a short one. */

import { runCommand } from "../server/command.ts";
import { makeAnswer, NEW_HELP } from "./make-answer.ts";

await runCommand(NEW_HELP, makeAnswer);
