/** Shows editors what the locators of a work look like. */
import { limitOf, titlesOf, types } from "./locator-types.ts";
import type { Locators } from "./schemas.ts";

/** Names listed in full; of more, the number is given. */
const MAX_NAMES = 8;

/** @returns A valid locator, or null if there is none; and the places there are, in words. */
export function describeLocators(locators: Locators): { example: string | null; range: string } {
  if (locators.type === "bible-verse") {
    const books = locators.books?.map(({ title = "", from, to }) => (from ? `${title} ${from}-${to}` : title));
    const [first] = locators.books ?? [{ title: "Romans", from: 9 }];
    return {
      example: `${(first?.title ?? "").replace(/^Psalms$/, "Psalm")} ${first?.from ?? 1}:1`,
      range: books ? `passages of ${listed(books)}` : "any passage",
    };
  }
  const type = types[locators.type];
  const parts: string[] = [];
  const ranges: string[] = [];
  for (const level of type?.levels ?? []) {
    const limit = limitOf(locators, parts);
    if (limit === null && parts.length === 0) break;
    const [first, words] = Array.isArray(limit)
      ? [limit[0] ?? "1", listed(limit)]
      : ["1", limit === null ? "not counted" : `1 to ${limit}`];
    const above = parts.length > 0 && limit !== null ? ` in ${type?.levels[parts.length - 1]} ${parts.join(".")}` : "";
    ranges.push(`${level}${above}: ${words}`);
    parts.push(first);
  }
  const titles = titlesOf(locators);
  if (titles.length > 0) ranges.push(`${parts.length > 0 ? "or " : ""}the title of a part, such as "${titles[0]}"`);
  if (ranges.length === 0) return { example: null, range: "no locator, or a heading of the work in words" };
  return { example: parts.length > 0 ? parts.join(".") : (titles[0] ?? null), range: ranges.join("; ") };
}

function listed(names: readonly string[]): string {
  if (names.length <= MAX_NAMES) return names.join(", ");
  return `${names.slice(0, MAX_NAMES - 1).join(", ")} … ${names.at(-1)}`;
}
