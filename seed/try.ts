/**
 * `npm run try -- hope`: holds out the phrasings of an answer, or of a draft, a quarter at a time, and says which would not
 * find it, which answers take these, and which phrasings help most.
 */
import { EncoderError } from "../server/search/encoder/encoder.ts";
import { SettingsError } from "../server/settings.ts";
import { SeedError } from "./problem.ts";
import { runTry } from "./run-try.ts";

try {
  await runTry(process.argv.slice(2), console.log);
} catch (error) {
  const known = error instanceof SeedError || error instanceof SettingsError || error instanceof EncoderError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
