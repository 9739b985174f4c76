/**
 * `npm run try -- hope`: holds out the phrasings of an answer, or of a draft, a quarter at a time, and says which would not
 * find it, which answers take these, and which phrasings help most.
 */
import { runCommand } from "../server/command.ts";
import { runTry, TRY_HELP } from "./run-try.ts";

await runCommand(TRY_HELP, runTry);
