/** The sentence encoder, against vectors of the unquantized original (`encoder-reference.json`), and with faulty files. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadEncoder } from "../../../server/search/encoder/encoder.ts";
import { readChecked } from "../../../server/search/encoder/files.ts";
import { pack, reduce, toStored, unpack } from "../../../server/search/encoder/reduction.ts";

interface Reference {
  text: string;
  tokens: number[];
  vector: number[];
}
const references: Reference[] = JSON.parse(readFileSync(new URL("./encoder-reference.json", import.meta.url), "utf8"));
const encoder = await loadEncoder();

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const dot = (x: ArrayLike<number>, y: ArrayLike<number>) =>
    Array.from(x).reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

test("splits texts as the original does", () => {
  for (const { text, tokens } of references) expect([text, encoder.tokenize(text)]).toEqual([text, tokens]);
});

test("has nearly the vectors of the original", async () => {
  const cosines: number[] = [];
  for (const { text, vector } of references) cosines.push(cosine(await encoder.encodeFully(text), vector));
  expect(Math.min(...cosines)).toBeGreaterThan(0.96);
  expect(cosines.reduce((sum, each) => sum + each, 0) / cosines.length).toBeGreaterThan(0.985);
});

test("packs a vector into half a byte for each number, in nearly the same direction", async () => {
  for (const { text } of references) {
    const vector = await encoder.encode(text);
    expect(pack(vector)).toHaveLength(80);
    expect(cosine(unpack(pack(vector)), vector)).toBeGreaterThan(0.97);
  }
  expect(reduce(new Float32Array(384))).toHaveLength(160);
  expect(Math.hypot(...toStored(Float32Array.of(3, 4)))).toBeCloseTo(127, 0);
});

test("gives equal vectors for equal texts, and leaves out the middle of a text over 128 tokens", async () => {
  expect(await encoder.encode("What is grace?")).toEqual(await encoder.encode("What is grace?"));
  expect(encoder.tokenize("a,".repeat(500))).toHaveLength(128);
  expect(encoder.tokenize("a,".repeat(500)).at(-1)).toBe(102);
});

test("says in one line which file is missing or damaged, and what to do", () => {
  const folder = mkdtempSync(join(tmpdir(), "loci-encoder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => readChecked("reduction.bin", folder)).toThrow(
    /^The search encoder .+reduction\.bin is missing\. Restore it from the project's files\.$/,
  );
  copyFileSync(new URL("../../../server/search/encoder/reduction.bin", import.meta.url), join(folder, "reduction.bin"));
  expect(readChecked("reduction.bin", folder).length).toBe(247_936);
  writeFileSync(join(folder, "reduction.bin"), "no numbers");
  expect(() => readChecked("reduction.bin", folder)).toThrow(/is damaged\. Restore it from the project's files\.$/);
});

test("runs on a runtime that has no address to report to", () => {
  const folder = new URL(
    `../../../node_modules/onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/`,
    import.meta.url,
  );
  const programs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));
  expect(programs.length).toBeGreaterThan(1);
  for (const program of programs) expect(program.includes("events.data.microsoft.com")).toBe(false);
});
