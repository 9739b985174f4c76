/** Shows what is done in one line of a terminal, or clears the line (null). Where there is no terminal, it does nothing. */
export function showProgress(what: string | null): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what === null ? "" : `… ${what}`}`);
}
