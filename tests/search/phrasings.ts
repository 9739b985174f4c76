/**
 * What hidden phrasings bring: the figures with a share of them, or with more, refitted each time.
 *
 *   node server/launch/run.js tests/search/phrasings.ts 1 0.5 1<25 0
 *   node server/launch/run.js tests/search/phrasings.ts --more FILE 1 1+5
 *
 * Each argument is a row: the share of each answer's phrasings that is kept, chosen by their hash; the number of words from
 * which they are left out, if the answer has a phrasing file; and how many more are added, from a file of lists by answer (`{"canon": ["…", "…"]}`).
 *
 * Real questions are decided out of fold; `unseen` and `short` are not fitted to. To save time every third written
 * question is fitted to, so the rows compare with one another only.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { ContentFiles } from "../../seed/content-files.ts";
import { searchOptionsOf } from "../../seed/search-options.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";
import { apply, fit, fittedSets, outOfFold, readExamples } from "../../server/learning/fitting.ts";
import type { SetName } from "../../server/learning/labelled.ts";
import { type Outcome, printFigures, summarize } from "../../server/learning/measure.ts";

const REAL: SetName[] = ["real", "real-c", "real-d1", "real-d2"];
const APART: SetName[] = ["unseen", "short"];
/** The most words of a question of each length. */
const LENGTHS = { "to 8 words": 8, "9 to 15": 15, "16 to 40": 40, more: Number.POSITIVE_INFINITY };

const { values: options, positionals: rows } = parseArgs({
  allowPositionals: true,
  options: { more: { type: "string" } },
});
const more = options.more ? (JSON.parse(readFileSync(options.more, "utf8")) as Record<string, string[]>) : {};
const content = readCheckedContent();

for (const row of rows) {
  const [, share, words = "Infinity", added = "0"] = /^([\d.]+)(?:<(\d+))?(?:\+(\d+))?$/u.exec(row) ?? [];
  if (share === undefined) throw new Error(`${row} is no row; write one like 0.5, 1<25 or 1+5.`);
  const files = change(Number(share), Number(words), Number(added));
  const examples = await readExamples(searchOptionsOf(files), [...fittedSets, ...APART], (set) =>
    set !== null && (REAL.includes(set) || APART.includes(set)) ? 1 : 3,
  );
  const isApart = ({ set }: { set: SetName | null }) => set !== null && APART.includes(set);
  const fitted = examples.filter((example) => !isApart(example));
  const { outcomes, thresholds } = outOfFold(fitted);
  const apart = apply(examples.filter(isApart), fit(fitted))(thresholds);
  const real = outcomes.filter(({ set }) => set !== null && REAL.includes(set));
  const use = (sum: number, { answerId, right }: Outcome) =>
    answerId === null ? sum : sum + (right.includes(answerId) ? 1 : -1);
  const groups: Record<string, Outcome[]> = { "all real": real };
  for (const set of REAL) groups[set] = real.filter((each) => each.set === set);
  for (const set of APART) groups[set] = apart.filter((each) => each.set === set);
  Object.assign(groups, byLength(real, ""));
  if (options.more) {
    groups["of these answers"] = real.filter(({ right }) => right.some((id) => id in more));
    Object.assign(groups, byLength(groups["of these answers"] ?? [], "these, "));
    groups["of others"] = real.filter(({ right }) => !right.some((id) => id in more));
  }
  const phrasings = files.answers.reduce((sum, { phrasingFile: { value } }) => sum + (value.phrasings?.length ?? 0), 0);
  const title = `${row}: ${phrasings} phrasings, answered from ${thresholds.answer}, use ${real.reduce(use, 0)}`;
  console.log(
    `${title}\n${printFigures("", Object.fromEntries(Object.entries(groups).map(([name, of]) => [name, summarize(of)])))}\n`,
  );
}

/** @returns The content with a share of the phrasings of each answer that are shorter than so many words, and some more. */
function change(share: number, words: number, added: number): ContentFiles {
  const answers = content.answers.map((answer) => {
    const { phrasingFile } = answer;
    const all = phrasingFile.value.phrasings ?? [];
    const isShortEnough = (text: string) => answer.value.phrasings !== undefined || wordsOf(text) < words;
    const kept = all.filter((text) => placeOf(text) < share && isShortEnough(text));
    const phrasings = [...kept, ...(more[answer.id] ?? []).slice(0, added)];
    return { ...answer, phrasingFile: { ...phrasingFile, value: { ...phrasingFile.value, phrasings } } };
  });
  return { ...content, answers };
}

/** @returns A number from 0 to 1, always the same for a text. */
function placeOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

function wordsOf(text: string): number {
  return text.trim().split(/\s+/u).length;
}

function byLength(outcomes: readonly Outcome[], prefix: string): Record<string, Outcome[]> {
  let least = 0;
  return Object.fromEntries(
    Object.entries(LENGTHS).map(([name, most]) => {
      const from = least;
      least = most;
      const of = outcomes.filter(({ question: { q } }) => {
        return wordsOf(q) > from && wordsOf(q) <= most;
      });
      return [prefix + name, of];
    }),
  );
}
