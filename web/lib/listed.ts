/** Names in a sentence: `CCEL, OPC and Monergism`. */

export function listed(names: readonly string[], joint: "and" | "or"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${joint} ${names.at(-1)}`;
}
