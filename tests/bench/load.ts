/** Loads the content of a database once, in a process of its own, and prints what that took: `load.ts FILE`. */
import { assembleContent, runToEnd } from "../../server/content/index.ts";
import { openDatabaseToRead } from "../../server/db/open.ts";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { createSearch } from "../../server/search/index.ts";
import { measure, quantile } from "./measure.ts";

/** What loading content took. */
export interface Loaded {
  /** In ms of the processor. */
  loadMs: number;
  /** In MB, beyond that of the program. */
  memory: number;
  /** Median of a search, in ms. */
  searchMs: number;
}

const questions = readLabelledQuestions(SETS.written).map(({ q }) => q);
const memoryBefore = process.memoryUsage().rss;
const before = process.cpuUsage();
const { search: options, ...content } = runToEnd(assembleContent(openDatabaseToRead(process.argv[2] ?? "")));
const search = await createSearch(options);
const { user, system } = process.cpuUsage(before);
const loaded: Loaded = {
  loadMs: (user + system) / 1000,
  memory: (process.memoryUsage().rss - memoryBefore) / 2 ** 20,
  searchMs: quantile(await measure(questions.slice(0, 200), (question) => search.find(question)), 0.5),
};
process.stdout.write(`${JSON.stringify({ ...loaded, answers: content.answers.size })}\n`);
