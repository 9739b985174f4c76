/**
 * What checks have found to be right, kept on this machine, so that the next check reads and checks only what has changed.
 * A text is known by its hash. What has problems is not kept, so that it is always checked again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Report } from "./problem.ts";
import { writeWhole } from "./text-file.ts";

const FOLDER = fileURLToPath(new URL("../.cache/checks", import.meta.url));
/** The folder of a build is named by the hash of its sources. Other programs, such as tests, keep nothing. */
const BUILD = /^server-[0-9a-f]{12}$/;

interface Known {
  /** The build that has found it. */
  build: string;
  /** What was made of texts, by their hashes. */
  values: Record<string, unknown>;
}

export class CheckCache {
  readonly #file: string;
  readonly #build: string;
  readonly #values: Map<string, unknown>;
  /** What this run has used, which is all that is kept. */
  readonly #used = new Map<string, unknown>();

  /**
   * @param script - Path of the running script.
   * @param name - Of the file in which it is kept.
   */
  constructor(script = process.argv[1] ?? "", name = "known") {
    this.#file = join(FOLDER, `${name}.json`);
    this.#build = basename(dirname(script));
    this.#values = new Map(Object.entries(BUILD.test(this.#build) ? read(this.#file, this.#build) : {}));
  }

  /**
   * @param make - Reads or checks a text, and reports its problems.
   * @returns What `make` returns for the text, or returned in an earlier run without a problem.
   */
  recall(text: string, make: (report: Report) => unknown, report: Report = () => {}): unknown {
    const key = hashOf(text);
    let isSound = true;
    const value = this.#values.has(key)
      ? this.#values.get(key)
      : make((...problem) => {
          isSound = false;
          report(...problem);
        });
    if (isSound) {
      this.#values.set(key, value);
      this.#used.set(key, value);
    }
    return value;
  }

  /** Keeps what this run has used. Failures are ignored: the next check then takes longer. */
  save(): void {
    if (!BUILD.test(this.#build)) return;
    const known: Known = { build: this.#build, values: Object.fromEntries(this.#used) };
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeWhole(this.#file, JSON.stringify(known));
    } catch {
      // As said.
    }
  }
}

/** @returns Nothing if nothing is kept, or another build has kept it. */
function read(file: string, build: string): Known["values"] {
  try {
    const known = JSON.parse(readFileSync(file, "utf8")) as Known;
    return known.build === build ? known.values : {};
  } catch {
    return {};
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
