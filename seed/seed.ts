/** `npm run seed`: loads the content files into the database, all or nothing, or only says what a load would do. */
import { runCommand } from "../server/command.ts";
import { runSeed, SEED_HELP } from "./run-seed.ts";

await runCommand(SEED_HELP, (args, print) => runSeed(args, process.env, print));
