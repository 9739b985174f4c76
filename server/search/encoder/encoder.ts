/**
 * The sentence encoder: turns a text into a vector, so that texts of like meaning have vectors of like direction. Its
 * model is a file of the product (`README.md` in this folder); nothing is fetched, and content never trains it.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Tokenizer } from "@huggingface/tokenizers";

/** Length of a vector. */
export const DIMENSIONS = 384;
/** Tokens after which a text is cut, including the two marks at its ends. The time grows with the number of tokens. */
const MAX_TOKENS = 256;
/** Characters after which a text is cut before it is split: more than 256 tokens of any language's words. */
const MAX_CHARACTERS = 4000;

/** The files of the encoder with their SHA-256. */
const FILES = {
  "all-minilm-l6-v2-int8.onnx": "71a57b18075aeff313763f1ad0197f32949f61402ed3ae85f497935e7ee83828",
  "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
};

/** The encoder cannot work here. The message is one line for the operator. */
export class EncoderError extends Error {}

export interface Encoder {
  /** @returns The numbers of a text's tokens, with the marks of its beginning and end. */
  tokenize(text: string): number[];
  /** @returns A vector of `DIMENSIONS` numbers and of length 1. Equal texts give equal vectors on a machine. */
  encode(text: string): Promise<Float32Array>;
}

let shared: Promise<Encoder> | undefined;

/**
 * Loads the encoder, which takes a fifth of a second. Later calls share it.
 *
 * @throws {EncoderError} if a file is missing or damaged, or there is no program for this platform.
 */
export function loadEncoder(): Promise<Encoder> {
  shared ??= load();
  return shared;
}

/** @param folder - Where the files are; another one only in tests. */
export async function load(folder = fileURLToPath(new URL("./", import.meta.url))): Promise<Encoder> {
  const model = readChecked(folder, "all-minilm-l6-v2-int8.onnx");
  const tokenizer = new Tokenizer(JSON.parse(readChecked(folder, "tokenizer.json").toString()), {});
  const { InferenceSession, Tensor } = await importRuntime();
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    logSeverityLevel: 3,
  });

  function tokenize(text: string): number[] {
    const { ids } = tokenizer.encode(text.slice(0, MAX_CHARACTERS));
    return ids.length <= MAX_TOKENS ? ids : [...ids.slice(0, MAX_TOKENS - 1), ...ids.slice(-1)];
  }

  return {
    tokenize,
    async encode(text) {
      const ids = BigInt64Array.from(tokenize(text), BigInt);
      const shape = [1, ids.length];
      const { v } = await session.run({
        ids: new Tensor("int64", ids, shape),
        mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
      });
      return v?.data as Float32Array;
    },
  };
}

function readChecked(folder: string, name: keyof typeof FILES): Buffer {
  const file = `${folder}/${name}`;
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new EncoderError(`The search encoder ${file} is missing. Restore it from the project's files.`);
  }
  if (createHash("sha256").update(bytes).digest("hex") !== FILES[name])
    throw new EncoderError(`The search encoder ${file} is damaged. Restore it from the project's files.`);
  return bytes;
}

/** Imported on demand, because the import fails where the package has no program for the platform. */
async function importRuntime() {
  try {
    return await import("onnxruntime-node");
  } catch (error) {
    const { report } = process;
    const { header } = (report?.getReport() ?? {}) as { header?: { glibcVersionRuntime?: string } };
    const libc = process.platform === "linux" && !header?.glibcVersionRuntime ? " with musl" : "";
    const reason = (error as Error).message.split("\n")[0];
    throw new EncoderError(
      `onnxruntime-node cannot run on ${process.platform} ${process.arch}${libc}, so the search cannot work (${reason}). Loci needs Linux with glibc, Windows or macOS on arm64.`,
    );
  }
}
