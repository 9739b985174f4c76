/** Numbers as a book prints them: in words to twelve. */

const words = "none one two three four five six seven eight nine ten eleven twelve".split(" ");

export function inWords(count: number): string {
  return words[count] ?? String(count);
}
