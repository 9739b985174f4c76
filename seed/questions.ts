/** `npm run questions`: lists what visitors left for the editors, deletes it, and carries out what was decided on it. */
import { runCommand } from "../server/command.ts";
import { QUESTIONS_HELP, runQuestions } from "./run-questions.ts";

await runCommand(QUESTIONS_HELP, (args, print, warn) => runQuestions(args, process.env, print, warn));
