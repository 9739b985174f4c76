/**
 * The weight of a first visit to `/`: what the entry imports statically. Printed after every build; a build over the
 * budget fails, and names the part of the script that has grown.
 */
import { gzipSync } from "node:zlib";
import { minifySync, type Plugin, type Rolldown } from "vite";

/** A part of the script. */
export type Part = {
  readonly name: string;
  /** The paths of its modules. A module belongs to the first part that it matches. */
  readonly modules: RegExp;
  /** Bytes after gzip. */
  readonly limit: number;
};

type Options = {
  /** The path of the module that the page loads. */
  readonly entry: string;
  /** The parts of the script. Its limit is the sum of theirs. */
  readonly script: readonly Part[];
  /** Bytes of style sheets after gzip. */
  readonly style: number;
};

export function firstVisitBudget({ entry, script: parts, style: styleLimit }: Options): Plugin {
  return {
    name: "loci-first-visit-budget",
    apply: "build",
    writeBundle(_options, bundle) {
      const chunks = firstLoaded(bundle, entry);
      const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      const script = sum(chunks.map((chunk) => gzipped(chunk.code)));
      const style = sum([...styles].map((name) => gzipped(assetSource(bundle, name))));
      const scriptLimit = sum(parts.map(({ limit }) => limit));
      const figures = `script ${against(script, scriptLimit)}, style ${against(style, styleLimit)}`;
      this.info(`First visit, gzip: ${figures}.`);
      if (script <= scriptLimit && style <= styleLimit) return;
      const grown = script > scriptLimit ? ` In the script: ${grownParts(chunks, parts, script).join("; ")}.` : "";
      this.error(`The first visit is over its budget: ${figures}.${grown} Load more of it on demand.`);
    },
  };
}

/**
 * The parts over their limits, with their weights. What compression saves across parts is shared out in proportion to
 * size.
 */
function grownParts(chunks: readonly Rolldown.OutputChunk[], parts: readonly Part[], total: number): string[] {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const owner = (path: string) => parts.find((part) => part.modules.test(path));
  const alone = parts.map((part) => {
    const code = modules.filter(([path]) => owner(path) === part).map(([, module]) => module.code ?? "");
    return code.length === 0 ? 0 : gzipped(minified(code.join("\n")));
  });
  return parts.flatMap(({ name, limit }, index) => {
    const weight = (total * (alone[index] ?? 0)) / sum(alone);
    return weight > limit ? [`${name} ${against(weight, limit)}, ${kilobytes(weight - limit)} over`] : [];
  });
}

/** Minifies without dropping unused code, because other parts may use it. */
const minified = (code: string) =>
  minifySync("part.js", code, { module: true, compress: false, mangle: { toplevel: true } }).code;

/** The entry and everything it imports statically, each once. */
function firstLoaded(bundle: Rolldown.OutputBundle, entry: string): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(visit);
  };
  for (const [name, output] of Object.entries(bundle)) {
    // The bundler does not mark a grouped chunk as an entry.
    if (output.type === "chunk" && output.moduleIds.includes(entry)) visit(name);
  }
  return [...found.values()];
}

function assetSource(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const output = bundle[name];
  return output?.type === "asset" ? output.source : "";
}

/** The size as sent by the server. */
const gzipped = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const against = (weight: number, limit: number) => `${kilobytes(weight)} of ${kilobytes(limit)}`;
