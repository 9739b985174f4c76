/** Loading code on demand: what failed is tried again, and told as it was. */

const RETRIES = 3;
const FIRST_DELAY = 1_000; // milliseconds
const OK = 200;
const NOT_FOUND = 404;

/** Code that could not be loaded. Its message says why, in plain words. */
export class CodeError extends Error {
  override readonly name = "CodeError";
  /** Whether the server could not be reached before, and can be now: the code may load once the page is loaded again. */
  readonly wasAway: boolean;
  /** Makes the next attempt to show the code load it again. Call it when the failure has been shown. */
  forget: () => void = () => undefined;

  constructor(message: string, { cause, wasAway }: { cause: unknown; wasAway: boolean }) {
    super(message, { cause });
    this.wasAway = wasAway;
  }
}

/**
 * Loads code. Without a network, it waits for one; if the server cannot be reached, it tries three times more, after 1,
 * 2 and 4 seconds; if the server can be reached, once more. If the server has newer code, the page is loaded again.
 *
 * @throws CodeError
 */
export async function loadCode<Code>(load: () => Promise<Code>, attempt = 1, wasAway = false): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      return loadCode(load, attempt, true);
    }
    const status = await statusOfThisScript();
    if (status === NOT_FOUND) {
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
    if (attempt > (status === null ? RETRIES : 1)) {
      console.error("Code error:", error);
      throw new CodeError(describe(error, status), { cause: error, wasAway: wasAway && status === OK });
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY * 2 ** (attempt - 1)));
    return loadCode(load, attempt + 1, wasAway || status === null);
  }
}

/**
 * Tries again at the visitor's request. If the server answers, the page is loaded again: in some browsers, a module that
 * has failed stays so for as long as the page is open (https://github.com/whatwg/html/pull/10327).
 *
 * @param retry - Tries again in the open page.
 */
export async function reloadOr(retry: () => void): Promise<void> {
  if ((await statusOfThisScript()) === null) retry();
  else window.location.reload();
}

function describe(error: unknown, status: number | null): string {
  if (status === null) return "The server cannot be reached.";
  if (status !== OK) return `The server cannot send it now (${status}).`;
  return `Its code has failed: ${error instanceof Error ? error.message : String(error)}`;
}

/** The status of this script on the server: 404 after an update, as its name changes with any part of the code. */
async function statusOfThisScript(): Promise<number | null> {
  try {
    return (await fetch(import.meta.url, { method: "HEAD", cache: "no-store" })).status;
  } catch {
    return null;
  }
}
