/**
 * What checks have found to be right, kept on this machine, so that the next check reads and checks only what has changed.
 * A text is known by its hash. What has problems is not kept, so that it is always checked again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeWhole } from "./text-file.ts";

const FOLDER = fileURLToPath(new URL("../.cache/checks", import.meta.url));
/** The folder of a build is named by the hash of its sources. Other programs, such as tests, keep nothing. */
const BUILD = /^server-[0-9a-f]{12}$/;

interface Known {
  /** The build that has found it. */
  build: string;
  /** What was made of texts, by their hashes. */
  values: Record<string, unknown>;
  /** The hashes of what passed a check. */
  sound: string[];
}

export class CheckCache {
  readonly #file: string;
  readonly #build: string;
  readonly #values: Map<string, unknown>;
  readonly #sound: Set<string>;
  /** What this run has used, which is all that is kept. */
  readonly #used = { values: new Map<string, unknown>(), sound: new Set<string>() };

  /**
   * @param script - Path of the running script.
   * @param name - Of the file in which it is kept.
   */
  constructor(script = process.argv[1] ?? "", name = "known") {
    this.#file = join(FOLDER, `${name}.json`);
    this.#build = basename(dirname(script));
    const known = BUILD.test(this.#build) ? read(this.#file, this.#build) : null;
    this.#values = new Map(Object.entries(known?.values ?? {}));
    this.#sound = new Set(known?.sound);
  }

  /** @returns What `make` returns, or returned in an earlier run without calling `spoil`. */
  value(text: string, make: (spoil: () => void) => unknown): unknown {
    const key = hashOf(text);
    let isSound = true;
    const value = this.#values.has(key)
      ? this.#values.get(key)
      : make(() => {
          isSound = false;
        });
    if (isSound) {
      this.#values.set(key, value);
      this.#used.values.set(key, value);
    }
    return value;
  }

  /** @returns Whether something passes a check, or has passed it in an earlier run. */
  passes(text: string, check: () => boolean): boolean {
    const key = hashOf(text);
    if (!this.#sound.has(key) && !check()) return false;
    this.#sound.add(key);
    this.#used.sound.add(key);
    return true;
  }

  /** Keeps what this run has used. Failures are ignored: the next check then takes longer. */
  save(): void {
    if (!BUILD.test(this.#build)) return;
    const known: Known = {
      build: this.#build,
      values: Object.fromEntries(this.#used.values),
      sound: [...this.#used.sound],
    };
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeWhole(this.#file, JSON.stringify(known));
    } catch {
      // As said.
    }
  }
}

/** @returns Null if nothing is kept, or another build has kept it. */
function read(file: string, build: string): Known | null {
  try {
    const known = JSON.parse(readFileSync(file, "utf8")) as Known;
    return known.build === build ? known : null;
  } catch {
    return null;
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
