/**
 * Logs when the process runs out of file descriptors: connections are then dropped before any of our code sees them.
 */
import { open } from "node:fs/promises";
import { devNull } from "node:os";
import type { FastifyPluginAsync } from "fastify";

const POLL_MS = 1000;

/** Checks every second while the app is open. Does not keep the process alive. */
export const descriptorWatch: FastifyPluginAsync = async (app) => {
  let exhausted = false;
  const check = async () => {
    const before = exhausted;
    exhausted = await isExhausted();
    if (exhausted && !before)
      app.log.error(
        "The process has no file descriptors left; connections are dropped. Raise its limit (LimitNOFILE).",
      );
    if (!exhausted && before) app.log.info("The process has file descriptors again.");
  };
  const timer = setInterval(() => void check(), POLL_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
};

/** @returns Whether no file can be opened for want of descriptors. */
async function isExhausted(): Promise<boolean> {
  try {
    await (await open(devNull)).close();
    return false;
  } catch (error) {
    return /^E[MN]FILE$/.test((error as NodeJS.ErrnoException).code ?? "");
  }
}
