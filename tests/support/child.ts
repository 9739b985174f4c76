/** Runs the project's commands as child processes, to their end or until the test is done. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

export interface Ended {
  /** Null if a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  ended: Promise<Ended>;
  /** The output so far. */
  output(): { stdout: string; stderr: string };
  /** @returns Resolves when the output matches; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

interface Options {
  cwd?: string;
  /** Added to an environment that has none of our settings. */
  env?: Record<string, string>;
  /** A wrapper command that runs Node under some restriction. */
  through?: string[];
}

/** Starts Node on a script; it is killed when the test ends. */
export function startNode(args: string[], { through = [], ...options }: Options = {}): Running {
  return startProgram([...through, process.execPath, ...args], options);
}

/** Starts a program with its arguments; it is killed when the test ends. */
export function startProgram([program = "", ...args]: string[], options: Omit<Options, "through"> = {}): Running {
  const { cwd = projectFolder, env = {} } = options;
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return {
    child,
    ended,
    output: () => ({ stdout, stderr }),
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(stdout + stderr);
          if (found) resolve(found);
        };
        child.stdout.on("data", look);
        child.stderr.on("data", look);
        child.once("close", () => reject(new Error(`It ended before it printed ${pattern}:\n${stdout}${stderr}`)));
        look();
      }),
  };
}

/** Runs Node on a script to its end. */
export function runNode(args: string[], options: Options = {}): Promise<Ended> {
  return startNode(args, options).ended;
}
