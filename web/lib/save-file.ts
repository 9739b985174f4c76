/** Saves a file on the visitor's device. */

/** @param name - With its extension. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The current day, for a file name: `2026-11-18`. */
export function dayStamp(date: Date): string {
  return date.toLocaleDateString("sv"); // Swedish dates are those of ISO 8601.
}
