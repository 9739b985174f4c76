/** The build's limit for the weight of a first visit. */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { firstVisitBudget, type Part } from "../../web/build/first-visit-budget.ts";
import { parts as ourParts } from "../../web/build/parts.ts";

const parts: Part[] = [
  { name: "library", modules: /\/node_modules\//, limit: 1_500 },
  { name: "components", modules: /\/components\//, limit: 1_500 },
  { name: "others", modules: /^/, limit: 1_200 },
];

type Weights = { library?: number; component?: number; later?: number; style?: number };

/** Builds a client whose parts weigh about so many bytes after gzip. */
async function buildClient({ library = 1_000, component = 1_000, later = 1_000, style = 100 }: Weights) {
  const root = mkdtempSync(join(tmpdir(), "loci-budget-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  // Gzip leaves about a byte of each random one.
  const noise = (bytes: number) => randomBytes(bytes).toString("hex");
  write("node_modules/library/index.js", `export default "${noise(library)}";`);
  write("components/page.js", `export default "${noise(component)}";`);
  write("later.js", `export default "${noise(later)}";`);
  write("style.css", `a::after { content: "${noise(style)}"; }`);
  const entry = join(root, "main.js");
  write(
    "main.js",
    `import library from "library"; import page from "./components/page.js"; import "./style.css";
     console.log(library, page); import("./later.js").then(console.log);`,
  );
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [firstVisitBudget({ entry, script: parts, style: 1_000 })],
    build: { rolldownOptions: { input: entry } },
  });
}

test("a first visit within its limits is built, whatever loads on demand", async () => {
  await buildClient({ later: 20_000 });
});

test("the part of the script that grew is named, with its weight, its limit and the difference", async () => {
  const failure = /script 5\.\d kB of 4\.2 kB, style .*In the script: components 3\.\d kB of 1\.5 kB, 1\.\d kB over\./;
  await expect(buildClient({ component: 3_000 })).rejects.toThrow(failure);
});

test("two parts that grew are both named", async () => {
  await expect(buildClient({ library: 3_000, component: 3_000 })).rejects.toThrow(/library 3\..*; components 3\./);
});

test("styles over their limit are named without the script", async () => {
  const built = buildClient({ style: 2_000 });
  await expect(built).rejects.toThrow(/style 2\.\d kB of 1\.0 kB/);
  await expect(built).rejects.not.toThrow(/In the script/);
});

test("the parts of the client may weigh 110 kB together", () => {
  expect(ourParts.reduce((total, { limit }) => total + limit, 0)).toBe(110_000);
});
