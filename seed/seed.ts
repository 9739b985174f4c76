/**
 * `npm run seed`: loads the content files into the database, all or nothing. `-- --check` only checks them,
 * `-- --dry-run` also prints what a load would change.
 */
import { DatabaseError } from "../server/db/error.ts";
import { EncoderError } from "../server/search/encoder/encoder.ts";
import { SettingsError } from "../server/settings.ts";
import { SeedError } from "./problem.ts";
import { runSeed } from "./run-seed.ts";

try {
  await runSeed(process.argv.slice(2), process.env, console.log);
} catch (error) {
  const known =
    error instanceof SeedError ||
    error instanceof DatabaseError ||
    error instanceof SettingsError ||
    error instanceof EncoderError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
