/** Hands the visitor a file that is made here. */

/** @param name - Of the file, without its ending. */
export function downloadJson(name: string, content: unknown): void {
  const file = new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** The day, for the name of a file: `2026-11-18`. */
export function dayStamp(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
