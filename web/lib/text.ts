/** Texts cut to a length, between words. */

/** @returns The text, or as many of its words as fit into the length, and an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length - 1);
  return `${text.slice(0, end < 0 ? length : end).replace(/[\s,;:.–—]+$/u, "")}…`;
}
