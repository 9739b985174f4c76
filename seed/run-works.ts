/** Prints the catalogue of works, with an example of a locator for each, and how many places there are. */

import { type Print, readOptions } from "../server/command.ts";
import { SettingsError } from "../server/settings.ts";
import type { ContentFiles, Entry } from "./content-files.ts";
import { suggest } from "./did-you-mean.ts";
import { contentFolder } from "./files-hash.ts";
import { readContentFiles } from "./read.ts";
import type { WorkEntry } from "./schemas.ts";
import { describeLocators } from "./show-locators.ts";

export const WORKS_HELP = `Usage: npm run works [-- WORDS] [--content FOLDER]

Prints the works that answers may cite, or those whose id, author, title or partner has all the words:
the id for "work:", the author and the title, then what to write after "locator:", and the places there are.
A locator may be a range of its last number ("60-61"), or be left out where the whole work is meant.`;

/**
 * Runs the command.
 *
 * @throws {SettingsError} if no work has the words.
 */
export function runWorks(args: string[], print: Print): void {
  const { values, positionals } = readOptions(WORKS_HELP, {
    args,
    options: { content: { type: "string" } },
    allowPositionals: true,
  });
  const { works } = readContentFiles(values.content ?? contentFolder, () => {});
  const found = filter(works, positionals);
  for (const { value } of found) {
    const { example, range } = describeLocators(value.locators);
    print(`${value.id}\n    ${value.author}, ${value.title}`);
    print(`    ${example === null ? range : `locator: "${example}"   (${range})`}`);
  }
}

function filter(works: ContentFiles["works"], wanted: readonly string[]): Entry<WorkEntry>[] {
  const textOf = ({ id, author, title, partnerId }: WorkEntry) => `${id} ${author} ${title} ${partnerId}`.toLowerCase();
  const found = works.filter(({ value }) => wanted.every((word) => textOf(value).includes(word.toLowerCase())));
  if (found.length > 0) return found;
  const words = works.flatMap(({ value }) => textOf(value).match(/\p{L}{4,}/gu) ?? []);
  const unknown = wanted.find((word) => !words.some((known) => known.includes(word.toLowerCase())));
  throw new SettingsError(
    unknown === undefined
      ? `No work has all of the words ${wanted.join(", ")}; give fewer.`
      : `No work has "${unknown}"; ${suggest(unknown, words, "npm run works lists all of them.")}`,
  );
}
