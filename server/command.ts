/** What the commands of operators and editors have in common: options, help, progress, and how they end. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { toPrint } from "./plain-error.ts";
import { SettingsError } from "./settings.ts";

/** Shows what is done in one line of a terminal, or clears the line (null). Where there is no terminal, it does nothing. */
export function showProgress(what: string | null): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what === null ? "" : `… ${what}`}`);
}

/** Prints a line. */
export type Print = (line: string) => void;

/**
 * Runs a command with the arguments of this process. If it fails in a way that the user can fix, only the message is printed.
 *
 * @param help - What `--help` prints, beginning with the usage.
 * @param run - Is given the arguments, and what prints results and what prints warnings. Both clear the line of progress.
 */
export async function runCommand(
  help: string,
  run: (args: string[], print: Print, warn: Print) => unknown,
): Promise<void> {
  // A reader such as `head` may have read enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  const args = process.argv.slice(2);
  const clearing =
    (print: Print): Print =>
    (line) => {
      showProgress(null);
      print(line);
    };
  try {
    if (args.includes("--help") || args.includes("-h")) console.log(help);
    else await run(args, clearing(console.log), clearing(console.error));
  } catch (error) {
    showProgress(null);
    console.error(toPrint(error));
    process.exitCode = 1;
  }
}

/**
 * Reads options.
 *
 * @throws {SettingsError} with the first paragraph of the help if they are wrong.
 */
export function readOptions<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw usageError((error as Error).message, help);
  }
}

/** @returns An error that says how the command is used. */
export function usageError(message: string, help: string): SettingsError {
  return new SettingsError(`${message}\n${help.split("\n\n")[0]}`);
}
