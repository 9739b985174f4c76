/** The files of the encoder, which are part of the product. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PlainError } from "../../plain-error.ts";

/** The files of the encoder with their SHA-256. */
const FILES = {
  "all-minilm-l6-v2-int8.onnx": "71a57b18075aeff313763f1ad0197f32949f61402ed3ae85f497935e7ee83828",
  "reduction.bin": "52e0972e5d1e49888d0a1d06e8f83b532afb696d27bc1eb43986b475a8650ad6",
  "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
};

/** The encoder cannot work here. The message is one line for the operator. */
export class EncoderError extends PlainError {}

const FOLDER = fileURLToPath(new URL("./", import.meta.url));

/**
 * @param folder - Where the files are; another one only in tests.
 * @throws {EncoderError} if the file is missing or damaged.
 */
export function readChecked(name: keyof typeof FILES, folder = FOLDER): Buffer {
  const file = join(folder, name);
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

/**
 * @returns The path of a file, for programs that read it themselves.
 * @throws {EncoderError} if the file is missing or damaged.
 */
export function checkedPath(name: keyof typeof FILES): string {
  readChecked(name);
  return join(FOLDER, name);
}
