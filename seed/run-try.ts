/** Tries how well the search finds an answer by its phrasings. */

import { type Print, readOptions, showProgress, usageError } from "../server/command.ts";
import { SettingsError } from "../server/settings.ts";
import { CheckCache } from "./check-cache.ts";
import { suggest } from "./did-you-mean.ts";
import { contentFolder } from "./files-hash.ts";
import { type TriedPhrasing, tryPhrasings } from "./findability.ts";
import { outOfScopeOf } from "./search-model.ts";
import { documentsOf } from "./search-options.ts";
import { readContent } from "./seed-database.ts";
import { toServable } from "./servable.ts";

export const TRY_HELP = `Usage: npm run try -- ID [--content FOLDER]

Holds out a quarter of the phrasings of an answer, or of a draft, at a time, and lists those that would then not find it,
with the answers that take them, and the five phrasings that help most. A few lost ones do not matter. Many mean that the
answer needs more phrasings (50 are good, 100 are better), or that two answers overlap.`;
/** Number of phrasings named that help most. */
const BEST = 5;

/**
 * Runs the command.
 *
 * @param args - The id of an answer, as typed.
 * @throws {SettingsError} if there is no such answer.
 */
export async function runTry(args: string[], print: Print): Promise<void> {
  const { folder, id } = readAnswer(args);
  showProgress("reading the content files");
  const files = toServable(readContent(folder, { withDrafts: true, cache: new CheckCache() }).files);
  const ids = files.answers.map((answer) => answer.id);
  if (!ids.includes(id))
    throw new SettingsError(
      `There is no answer "${id}", or its file cannot be read; ${suggest(id, ids, "write the id of one.")}`,
    );
  showProgress("preparing the search");
  const tried = await tryPhrasings(documentsOf(files), outOfScopeOf(files), id);
  const lost = tried.filter(({ isFound }) => !isFound);
  print(`Of ${tried.length} phrasings of ${id}, held out a quarter at a time, ${lost.length} would not find it.`);
  for (const line of [...describeLost(lost), ...describeBest(tried)]) print(line);
}

/** @returns Who takes the lost phrasings, who takes most of them first. */
function describeLost(lost: readonly TriedPhrasing[]): string[] {
  const takers = groupBy(lost, ({ takenBy }) => takenBy);
  return takers.flatMap(([taker, phrasings]) => [
    taker === null ? "The search is not certain enough of:" : `${taker} takes ${phrasings.length}:`,
    ...phrasings.map(({ phrasing }) => `  ${phrasing}`),
  ]);
}

/** @returns The phrasings that are nearest to most of those that were found. */
function describeBest(tried: readonly TriedPhrasing[]): string[] {
  const found = tried.filter(({ isFound }) => isFound);
  const best = groupBy(found, ({ nearest }) => nearest).slice(0, BEST);
  if (best.length === 0) return [];
  return [
    "These help most: to so many of the others they are the nearest. More like them, in other words, help most too.",
    ...best.map(([phrasing, others]) => `  ${String(others.length).padStart(3)}  ${phrasing}`),
  ];
}

/** @returns The items by key, the most frequent key first. */
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function readAnswer(args: string[]): { folder: string; id: string } {
  const { values, positionals } = readOptions(TRY_HELP, {
    args,
    options: { content: { type: "string" } },
    allowPositionals: true,
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw usageError("Give the id of one answer.", TRY_HELP);
  return { folder: values.content ?? contentFolder, id };
}
