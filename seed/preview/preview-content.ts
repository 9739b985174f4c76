/** The content of a preview: the files with their drafts, in a database, and the problems in them. */

import { replaceAnswers, replaceContent } from "../../server/db/content.ts";
import { openDatabase, useAndClose } from "../../server/db/open.ts";
import { DRAFT } from "../answer-schema.ts";
import { CheckCache } from "../check-cache.ts";
import type { AnswerEntry, ContentFiles } from "../content-files.ts";
import { FileMemory } from "../file-memory.ts";
import { type Problem, SeedError } from "../problem.ts";
import { toContentRows } from "../rows.ts";
import { listNames } from "../schemas.ts";
import { findProblems, prepareFiles, type ReadContent, readContent } from "../seed-database.ts";
import { toServable } from "../servable.ts";

/** A problem as a page shows it. */
export interface ShownProblem extends Problem {
  /** Whether the field is still empty. */
  isMissing: boolean;
}

/** What a page shows beside its answer. */
export interface PreviewState {
  /** The drafts, by id, with their questions. */
  drafts: Record<string, string>;
  /** By the answer's id; those of other files under "". */
  problems: Record<string, ShownProblem[]>;
}

export class PreviewContent {
  readonly #folder: string;
  readonly #databaseFile: string;
  readonly #memory = new FileMemory();
  /** What earlier checks have found to be right, so that the preview opens sooner. */
  readonly #cache = new CheckCache();
  /** What the files hold now. */
  #read: ReadContent;
  /** What is served: of what cannot be read now, what it was before. */
  #files: ContentFiles;
  #problems: Problem[];
  /** Why the database did not take what was saved; null if it did. */
  #failure: string | null = null;

  /**
   * Reads, checks and loads everything.
   *
   * @throws {SeedError} if a list cannot be read at all.
   */
  constructor(folder: string, databaseFile: string) {
    this.#folder = folder;
    this.#databaseFile = databaseFile;
    this.#read = this.#readFiles();
    this.#files = this.#read.files;
    this.#problems = findProblems(this.#read, { cache: this.#cache });
    if (this.#files.skipped.some(({ list, id }) => id === null && list !== "answers"))
      throw new SeedError(this.#problems);
    this.#loadAll();
  }

  /**
   * Reads what was saved, and loads it.
   *
   * @returns Whether the database has changed.
   */
  update(): boolean {
    this.#read = this.#readFiles();
    const before = this.#files;
    this.#files = withEarlier(this.#read.files, before);
    this.#failure = null;
    const changed = changedAnswers(before, this.#files);
    if (changed?.length === 0) return false;
    try {
      if (changed === null || !this.#loadAnswers(changed)) this.#loadAll();
      return true;
    } catch (error) {
      this.#failure = (error as Error).message;
      return false;
    }
  }

  /** @returns The files as they are now. What cannot be read is left out. */
  readNow(): ContentFiles {
    return this.#readFiles().files;
  }

  /** Checks what was read last. */
  check(): void {
    this.#problems = findProblems(this.#read, { cache: this.#cache });
  }

  /** @returns What the pages show. */
  state(): PreviewState {
    const drafts = this.#files.answers.filter(({ value }) => value.status === DRAFT);
    const answers = new Map(this.#files.answers.map((answer) => [answer.id, answer]));
    const problems: PreviewState["problems"] = {};
    const add = (id: string, problem: ShownProblem) => {
      problems[id] ??= [];
      problems[id].push(problem);
    };
    for (const problem of this.#problems) {
      const id = OF_AN_ANSWER.exec(problem.file)?.[1] ?? "";
      add(id, { ...problem, isMissing: isEmpty(answers.get(id), problem) });
    }
    if (this.#failure !== null)
      add("", {
        file: "",
        line: 1,
        field: "",
        message: this.#failure,
        remedy: "save the file again",
        isMissing: false,
      });
    return { drafts: Object.fromEntries(drafts.map(({ id, value }) => [id, value.question || id])), problems };
  }

  #readFiles(): ReadContent {
    return readContent(this.#folder, { withDrafts: true, memory: this.#memory, cache: this.#cache });
  }

  #loadAll(): void {
    const content = prepareFiles(toServable(this.#files));
    useAndClose(openDatabase(this.#databaseFile), (db) => replaceContent(db, content));
  }

  /** @returns Whether the answers could be loaded by themselves: what they share with others may have moved to them. */
  #loadAnswers(ids: readonly string[]): boolean {
    const rows = toContentRows(toServable(this.#files), new Set(ids));
    try {
      useAndClose(openDatabase(this.#databaseFile), (db) => replaceAnswers(db, ids, rows));
      return true;
    } catch {
      return false;
    }
  }
}

/** The file of an answer or of its phrasings. */
const OF_AN_ANSWER = /(?:^|\/)(?:answers|phrasings)\/[^/]+\/([^/]+)\.(?:md|yaml)$/;

/** @returns The files with the earlier state of the answers and lists that cannot be read. */
function withEarlier(files: ContentFiles, earlier: ContentFiles): ContentFiles {
  const unread = new Set(files.skipped.flatMap(({ list, id }) => (list === "answers" && id !== null ? id : [])));
  for (const { id } of files.answers) unread.delete(id);
  const lists = listNames.filter((name) => files.skipped.some(({ list, id }) => list === name && id === null));
  return {
    ...files,
    ...Object.fromEntries(lists.map((name) => [name, earlier[name]])),
    answers: [...files.answers, ...earlier.answers.filter(({ id }) => unread.has(id))].sort((a, b) =>
      a.file < b.file ? -1 : 1,
    ),
  };
}

/** @returns The ids of the answers that have changed; null if something else has changed too. */
function changedAnswers(before: ContentFiles, now: ContentFiles): string[] | null {
  const known = new Map(before.answers.map((answer) => [answer.id, answer]));
  const isSame =
    listNames.every((list) => before[list] === now[list]) &&
    before.answers.length === now.answers.length &&
    now.answers.every(({ id, topicId }) => known.get(id)?.topicId === topicId);
  if (!isSame) return null;
  return now.answers.filter((answer) => known.get(answer.id) !== answer).map(({ id }) => id);
}

/** Whether a problem is that a field has not been filled yet. */
function isEmpty(answer: AnswerEntry | undefined, { field }: Problem): boolean {
  if (!answer || field === "") return false;
  if (field === "body") return answer.paragraphs.length === 0;
  let value: unknown = { ...answer.phrasingFile.value, ...answer.value };
  for (const [, name, number] of field.matchAll(/([^.[\]]+)|\[(\d+)\]/g))
    value = (value as Record<string, unknown> | undefined)?.[name ?? Number(number) - 1];
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
