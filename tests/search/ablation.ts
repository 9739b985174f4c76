/**
 * What each part of the search is worth: the figures without it, refitted each time.
 *
 *   node server/launch/run.js tests/search/ablation.ts
 *   node server/launch/run.js tests/search/ablation.ts spelling text+passageUnfit
 *
 * Real questions are decided out of fold, with a whole source held out at a time; `unseen` is not fitted to. To save time
 * every third written question is fitted to, so the rows compare with one another only. "Use" is right answers less wrong ones.
 */
import { searchOptionsOf } from "../../seed/search-options.ts";
import { readCheckedContent } from "../../seed/seed-database.ts";
import { apply, type Example, fit, fittedSets, outOfFold, readExamples } from "../../server/learning/fitting.ts";
import type { SetName } from "../../server/learning/labelled.ts";
import { type Outcome, summarize } from "../../server/learning/measure.ts";

const REAL: SetName[] = ["real", "real-c", "real-d1", "real-d2"];
const indexed = searchOptionsOf(readCheckedContent());
const everyThird = (set: SetName | null) => (set !== null && [...REAL, "unseen"].includes(set) ? 1 : 3);
const readAll = (options = indexed, verbatim = false) =>
  readExamples(options, [...fittedSets, "unseen"], everyThird, { verbatim });
const withDocuments = (change: (document: (typeof indexed.documents)[number]) => object) =>
  readAll({ ...indexed, documents: indexed.documents.map((document) => ({ ...document, ...change(document) })) });

const examples = await readAll();
const map = (change: (example: Example) => Partial<Example>) =>
  examples.map((example) => ({ ...example, ...change(example) }));

/** Kinds of evidence with the features of the decision that come from them. */
const GROUPS: Record<string, string[]> = {
  words: ["asked", "hidden", "text", "missing"],
  meaning: ["meaning", "fewTexts", "meaningOverOthers"],
  passages: ["explainedPassage", "citedPassage", "passage", "onlyPassage"],
  subjects: ["exact", "subject"],
};
/** What is not left out by leaving out numbers. */
const RULES: Record<string, () => Example[] | Promise<Example[]>> = {
  spelling: () => readAll(indexed, true),
  "keywords as subjects": () => withDocuments(() => ({ keywords: [] })),
  "alsoAsked as subjects": () => withDocuments(() => ({ alsoAsked: [] })),
  "keywords of the specification": () => map(() => ({ fallback: null })),
  "other languages": () =>
    map(({ evidences }) => ({ evidences: { ...evidences, query: { ...evidences.query, isForeign: false } } })),
};

const numbers = [
  ...Object.keys(examples[0]?.evidences.candidates[0]?.evidence ?? {}),
  ...Object.keys(fit(examples.slice(0, 200)).probability.weights),
];
const rows = ["nothing", ...Object.keys(RULES), ...Object.keys(GROUPS), ...new Set(numbers)];
const wanted = process.argv.length > 2 ? ["nothing", ...process.argv.slice(2)] : rows;
const unknown = wanted.flatMap((row) => row.split("+")).find((part) => !rows.includes(part));
if (unknown) throw new Error(`There is no ${unknown}; leave out one of ${rows.join(", ")}.`);

console.log(
  "| without | use | real, first | found | right/shown | unseen, first | found | right/shown |\n|---|---|---|---|---|---|---|---|",
);
for (const row of wanted) {
  const read = (await RULES[row]?.()) ?? examples;
  const dropped = row.split("+").flatMap((part) => GROUPS[part] ?? [part]);
  const fitted = read.filter(({ set }) => set !== "unseen");
  const { outcomes, thresholds } = outOfFold(fitted, dropped);
  const unseen = apply(
    read.filter(({ set }) => set === "unseen"),
    fit(fitted, dropped),
  )(thresholds);
  const real = outcomes.filter(({ set }) => set !== null && REAL.includes(set));
  const cells = [real, unseen].flatMap((each) => {
    const { first, found, rightAmongShown } = summarize(each);
    return [first, found, rightAmongShown].map((value) => value.toFixed(3));
  });
  console.log(`| ${[row, real.reduce(addUse, 0), ...cells].join(" | ")} |`);
}

function addUse(sum: number, { answerId, right }: Outcome): number {
  if (answerId === null) return sum;
  return sum + (right.includes(answerId) ? 1 : -1);
}
