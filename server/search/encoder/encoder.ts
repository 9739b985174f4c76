/**
 * The sentence encoder: turns a text into a vector, so that texts of like meaning have vectors of like direction. Its
 * model is a file of the product (`README.md` in this folder); nothing is fetched, and content never trains it.
 */
import { Tokenizer } from "@huggingface/tokenizers";
import { checkedPath, EncoderError, readChecked } from "./files.ts";
import { reduce } from "./reduction.ts";

export { EncoderError } from "./files.ts";

/**
 * Tokens of a text that are read, including the two marks at its ends: a fifth of a millisecond each. Of longer texts
 * the middle is left out, because the question stands at the beginning, or at the end of a story.
 */
const MAX_TOKENS = 128;
/** Characters after which a text is cut before it is split. */
const MAX_CHARACTERS = 4000;

export interface Encoder {
  /** @returns The numbers of a text's tokens, with the marks of its beginning and end. */
  tokenize(text: string): number[];
  /** @returns The model's vector: 384 numbers, length 1. Equal texts give equal vectors on a machine. */
  encodeFully(text: string): Promise<Float32Array>;
  /** @returns The same in its `DIMENSIONS` most telling directions, with length 1. */
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

async function load(): Promise<Encoder> {
  // By its path, because the runtime keeps the bytes that it is given: 40 MB.
  const model = checkedPath("all-minilm-l6-v2-int8.onnx");
  const tokenizer = new Tokenizer(JSON.parse(readChecked("tokenizer.json").toString()), {});
  const { InferenceSession, Tensor } = await importRuntime();
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    logSeverityLevel: 3,
  });

  function tokenize(text: string): number[] {
    const { ids } = tokenizer.encode(text.slice(0, MAX_CHARACTERS));
    return ids.length <= MAX_TOKENS ? ids : [...ids.slice(0, MAX_TOKENS / 2), ...ids.slice(-MAX_TOKENS / 2)];
  }

  async function encodeFully(text: string): Promise<Float32Array> {
    const ids = BigInt64Array.from(tokenize(text), BigInt);
    const shape = [1, ids.length];
    const { v } = await session.run({
      ids: new Tensor("int64", ids, shape),
      mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
    });
    return v?.data as Float32Array;
  }
  const encode = async (text: string) => reduce(await encodeFully(text));
  return { tokenize, encodeFully, encode };
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
