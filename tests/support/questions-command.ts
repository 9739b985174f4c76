/** `npm run questions`, in this process. */
import { runQuestions as run } from "../../seed/run-questions.ts";
import { SettingsError } from "../../server/settings.ts";

/** Runs the command on a database, and returns what it would print as a process. */
export async function runQuestions(file: string, ...args: string[]) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const into = (lines: string[]) => (line: string) => void lines.push(`${line}\n`);
  let code = 0;
  try {
    await run(args, { LOCI_DB: file }, into(stdout), into(stderr));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    code = 1;
    into(stderr)(error.message);
  }
  return { code, stdout: stdout.join(""), stderr: stderr.join("") };
}
