/**
 * The weight of a first visit to `/`: what the entry loads at once, and what the pages listed here add to it. Printed
 * after every build; a build over the budget fails.
 */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { ENTRY } from "./chunks.ts";

type Budget = { readonly script: number; readonly style: number };

/**
 * @param budget - Bytes after gzip that a first visit may load, as script and as style sheets.
 */
export function firstVisitBudget(budget: Budget): Plugin {
  return {
    name: "loci-first-visit-budget",
    apply: "build",
    writeBundle(_options, bundle) {
      const used = weigh(bundle);
      const line = (kind: keyof Budget) => `${kind} ${kilobytes(used[kind])} of ${kilobytes(budget[kind])}`;
      this.info(`First visit, gzip: ${line("script")}, ${line("style")}.`);
      if (used.script > budget.script || used.style > budget.style) {
        this.error("The first visit is over its budget. Load more of it on demand.");
      }
    },
  };
}

function weigh(bundle: Rolldown.OutputBundle): Budget {
  const scripts = firstLoaded(bundle);
  const styles = new Set(scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    script: sum(scripts.map((chunk) => gzipped(chunk.code))),
    style: sum([...styles].map((name) => gzipped(assetSource(bundle, name)))),
  };
}

/** The entry and everything it imports statically, each once. */
function firstLoaded(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(visit);
  };
  for (const [name, output] of Object.entries(bundle)) {
    // A chunk of a group is no entry to the bundler, whatever is in it.
    if (output.type === "chunk" && output.moduleIds.includes(ENTRY)) visit(name);
  }
  return [...found.values()];
}

function assetSource(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const output = bundle[name];
  return output?.type === "asset" ? output.source : "";
}

const gzipped = (source: string | Uint8Array) => gzipSync(source).length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
