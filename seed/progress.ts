/** Progress in one line of a terminal. */

/** Shows what is done, or clears the line (null). */
export type Progress = (what: string | null) => void;

/** @returns A function that shows what is done, or clears the line (null). Where there is no terminal, it does nothing. */
export function createProgress(): Progress {
  if (!process.stderr.isTTY) return () => {};
  return (what) => {
    process.stderr.write(`\r\u001b[K${what === null ? "" : `… ${what}`}`);
  };
}
