/** Copies texts to the clipboard. */

/** @returns Whether the text was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * @param html - The text with its italics, for a word processor.
 * @returns Whether the text was copied.
 */
export async function copyStyledText({ text, html }: { text: string; html: string }): Promise<boolean> {
  try {
    const asBlob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    const item = new ClipboardItem({ ...asBlob("text/plain", text), ...asBlob("text/html", html) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(text);
  }
}

/** The clipboard API is missing on plain http. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const copied = document.execCommand?.("copy") ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
