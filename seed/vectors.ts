/**
 * The vectors of the content's texts, by text. Most come with the project (`vectors.bin`); the others are computed, which
 * takes a millisecond or two each, and cached on this machine.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { EncoderError } from "../server/search/encoder/encoder.ts";
import { DIMENSIONS } from "../server/search/encoder/reduction.ts";
import { writeWhole } from "./text-file.ts";

const SHIPPED = fileURLToPath(new URL("./vectors.bin", import.meta.url));
/** The worker as it is built, which needs no compiler, and its source. */
const WORKERS = ["../.cache/server/encode-worker.js", "./encode-worker.js"].map(
  (path) => new URL(path, import.meta.url),
);
const CACHE = fileURLToPath(new URL("../.cache/search/vectors.bin", import.meta.url));
/** A file has a record for each text: the beginning of its SHA-256, and its packed vector. */
const HASH_BYTES = 6;
const RECORD_BYTES = HASH_BYTES + DIMENSIONS / 2;

let known: Map<number, Uint8Array> | undefined;

/**
 * @returns The packed vector of each text.
 * @throws {EncoderError} if a text is new and the encoder does not work.
 */
export function packedVectorsOf(texts: readonly string[]): Uint8Array[] {
  known ??= new Map([...readRecords(SHIPPED), ...readRecords(CACHE)]);
  const vectors = known;
  const hashes = texts.map(hashOf);
  const missing = new Map<number, string>();
  texts.forEach((text, place) => {
    const hash = hashes[place] as number;
    if (!vectors.has(hash)) missing.set(hash, text);
  });
  if (missing.size > 0) {
    const packed = encodeInWorker([...missing.values()]);
    [...missing.keys()].forEach((hash, place) => void vectors.set(hash, packed[place] as Uint8Array));
    writeCache(vectors);
  }
  return hashes.map((hash) => vectors.get(hash) as Uint8Array);
}

/** @returns The cosine of two vectors as `unpack` returns them, with length 127: 1 for the same meaning. */
export function cosineOf(one: Int8Array, other: Int8Array): number {
  let product = 0;
  for (let place = 0; place < DIMENSIONS; place += 1) product += (one[place] as number) * (other[place] as number);
  return product / 127 ** 2;
}

/** Writes the file that comes with the project: the vectors of these texts and of no others. */
export function shipVectors(texts: readonly string[]): void {
  const vectors = packedVectorsOf(texts);
  writeRecords(SHIPPED, new Map(texts.map((text, place) => [hashOf(text), vectors[place] as Uint8Array])));
}

/** Encodes texts in a worker and waits for it. */
function encodeInWorker(texts: readonly string[]): Uint8Array[] {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const options = { workerData: { texts, port: port2, signal }, transferList: [port2] };
  const worker = new Worker(WORKERS.find((each) => existsSync(each)) as URL, options);
  worker.unref();
  Atomics.wait(signal, 0, 0);
  const { message } = receiveMessageOnPort(port1) as { message: { packed?: Uint8Array[]; failure?: string } };
  port1.close();
  if (!message.packed) throw new EncoderError(message.failure);
  return message.packed;
}

/** Writes the vectors of some texts as a file, in the order of their hashes. */
function writeRecords(file: string, vectors: Iterable<[hash: number, vector: Uint8Array]>): void {
  const records = [...vectors].sort(([a], [b]) => a - b);
  const bytes = Buffer.alloc(records.length * RECORD_BYTES);
  records.forEach(([hash, vector], number) => {
    bytes.writeUIntBE(hash, number * RECORD_BYTES, HASH_BYTES);
    bytes.set(vector, number * RECORD_BYTES + HASH_BYTES);
  });
  writeWhole(file, bytes);
}

function hashOf(text: string): number {
  return createHash("sha256").update(text).digest().readUIntBE(0, HASH_BYTES);
}

function readRecords(file: string): [hash: number, vector: Uint8Array][] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  return Array.from({ length: Math.floor(bytes.length / RECORD_BYTES) }, (_, number) => {
    const record = bytes.subarray(number * RECORD_BYTES, (number + 1) * RECORD_BYTES);
    return [record.readUIntBE(0, HASH_BYTES), record.subarray(HASH_BYTES)];
  });
}

/** Keeps what the project does not come with. Failures are ignored: the vectors are computed again next time. */
function writeCache(vectors: ReadonlyMap<number, Uint8Array>): void {
  try {
    mkdirSync(fileURLToPath(new URL(".", `file://${CACHE}`)), { recursive: true });
    const shipped = new Set(readRecords(SHIPPED).map(([hash]) => hash));
    writeRecords(
      CACHE,
      [...vectors].filter(([hash]) => !shipped.has(hash)),
    );
  } catch {
    // As said.
  }
}
