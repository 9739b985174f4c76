/**
 * Runs when the server has started: if the content files have changed since the database was loaded, the seed command
 * loads them in a process of its own. Until it is done, the server serves what the database holds; then it changes over.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { findFilesHash } from "../server/db/content.ts";
import { DatabaseError } from "../server/db/error.ts";
import { readDatabase } from "../server/db/open.ts";
import { readSettings } from "../server/settings.ts";
import { runInSlices } from "../server/slices.ts";
import { contentFolder, hashContentFiles } from "./files-hash.ts";

/**
 * Loads the content files if they have changed. Whatever prevents that is reported, and the server goes on.
 *
 * @param seedCommand - Path of the built seed command.
 * @returns Resolves when the load, if any, has begun.
 */
export async function refreshContent(seedCommand: string): Promise<void> {
  try {
    await loadChanges(seedCommand);
  } catch (error) {
    reportFailure((error as Error).message);
  }
}

async function loadChanges(seedCommand: string): Promise<void> {
  if (!existsSync(contentFolder)) return;
  const known = readFilesHash();
  if (known === undefined || known === (await runInSlices(hashContentFiles()))) return;
  console.log("The content files have changed; they are loaded while the content in the database is served …");
  const load = spawn(process.execPath, [seedCommand], { stdio: "inherit" });
  load.once("spawn", () => lowerPriority(load.pid));
  const stop = () => void load.kill();
  process.once("exit", stop);
  load.once("error", ({ message }) => reportFailure(message));
  load.once("exit", (code) => {
    process.off("exit", stop);
    if (code !== 0) reportFailure("see above");
  });
}

function reportFailure(reason: string): void {
  console.error(
    `The content files were not loaded (${reason}); the content in the database is still served. Run "npm run seed" to load them.`,
  );
}

/** Visitors come first. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it: then the load takes its share.
  }
}

/** @returns Undefined if the database cannot be read: the server then says why. */
function readFilesHash(): string | null | undefined {
  try {
    return readDatabase(readSettings(process.env).databaseFile, findFilesHash);
  } catch (error) {
    if (error instanceof DatabaseError) return undefined;
    throw error;
  }
}
