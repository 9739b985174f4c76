/** Says when the process has no file descriptor left: connections are then dropped before any code of ours sees them. */
import { open } from "node:fs/promises";
import { devNull } from "node:os";
import type { Tell } from "../live/services.ts";

const POLL_MS = 1000;

/** Looks from now on; keeps no process alive. */
export function watchDescriptors(tell: Tell): void {
  let out = false;
  const look = async () => {
    const before = out;
    out = await hasNone();
    if (out && !before)
      tell(
        "error",
        "The process has no file descriptors left; connections are dropped. Raise its limit (LimitNOFILE).",
      );
    if (!out && before) tell("info", "The process has file descriptors again.");
  };
  setInterval(() => void look(), POLL_MS).unref();
}

/** Whether nothing can be opened, though it is there. */
async function hasNone(): Promise<boolean> {
  try {
    await (await open(devNull)).close();
    return false;
  } catch (error) {
    return /^E[MN]FILE$/.test((error as NodeJS.ErrnoException).code ?? "");
  }
}
