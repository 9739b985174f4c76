/** Says when the process has no file descriptor left: connections are then dropped before any code of ours sees them. */
import { open } from "node:fs/promises";
import { devNull } from "node:os";
import type { FastifyPluginAsync } from "fastify";

const POLL_MS = 1000;

/** Watches for as long as the app is open; keeps no process alive. */
export const descriptorWatch: FastifyPluginAsync = async (app) => {
  let out = false;
  const look = async () => {
    const before = out;
    out = await hasNone();
    if (out && !before)
      app.log.error(
        "The process has no file descriptors left; connections are dropped. Raise its limit (LimitNOFILE).",
      );
    if (!out && before) app.log.info("The process has file descriptors again.");
  };
  const timer = setInterval(() => void look(), POLL_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
};

/** Whether nothing can be opened, though it is there. */
async function hasNone(): Promise<boolean> {
  try {
    await (await open(devNull)).close();
    return false;
  } catch (error) {
    return /^E[MN]FILE$/.test((error as NodeJS.ErrnoException).code ?? "");
  }
}
