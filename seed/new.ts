/** `npm run new -- TOPIC ID "QUESTION?"`: makes the file of a new answer; `--short` that of a short one. */
import { EncoderError } from "../server/search/encoder/encoder.ts";
import { SettingsError } from "../server/settings.ts";
import { makeAnswer } from "./make-answer.ts";
import { SeedError } from "./problem.ts";

try {
  await makeAnswer(process.argv.slice(2), console.log);
} catch (error) {
  const known = error instanceof SeedError || error instanceof SettingsError || error instanceof EncoderError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
