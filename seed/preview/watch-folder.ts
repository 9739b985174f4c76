/** Watches a folder. Each of its folders is watched by itself: Node's own recursive watch loses files that are replaced. */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/** Programs write a file in several steps, in ms. */
const SETTLE_MS = 30;

/**
 * @param changed - Called when something in the folder has changed, and again when it has changed meanwhile.
 * @returns A function that ends it.
 */
export function watchFolder(folder: string, changed: () => Promise<void>): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const watchAll = () => {
    for (const path of foldersIn(folder)) {
      if (watchers.has(path)) continue;
      const watcher = watch(path, notice);
      const forget = () => {
        watcher.close();
        watchers.delete(path);
      };
      watcher.on("error", forget);
      watchers.set(path, watcher);
    }
  };
  function notice(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      running = running.then(changed);
    }, SETTLE_MS);
  }
  watchAll();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}
