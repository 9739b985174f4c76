/**
 * Fewer and shorter numbers for the same meaning: the model's vectors in the directions in which texts of theology differ
 * most (the principal components of the answers' texts), and these in half a byte each. `README.md` in this folder says
 * what it costs.
 */
import { readChecked } from "./files.ts";

/** Length of the model's vectors. */
const MODEL_DIMENSIONS = 384;
/** Length of a reduced vector. */
export const DIMENSIONS = 160;
/** Half the number of values of half a byte. */
const HALF = 8;

/** The mean of the texts' vectors, the directions, and the step of each direction between two values of half a byte. */
function read() {
  const { buffer, byteOffset, byteLength } = readChecked("reduction.bin");
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  const end = (DIMENSIONS + 1) * MODEL_DIMENSIONS;
  return {
    mean: numbers.subarray(0, MODEL_DIMENSIONS),
    directions: numbers.subarray(MODEL_DIMENSIONS, end),
    steps: numbers.subarray(end),
  };
}

let shared: ReturnType<typeof read> | undefined;
function reduction() {
  shared ??= read();
  return shared;
}

/** @returns A vector of the model in `DIMENSIONS` directions, with length 1. */
export function reduce(vector: Float32Array): Float32Array {
  const { mean, directions } = reduction();
  const centred = vector.map((value, place) => value - (mean[place] as number));
  const reduced = new Float32Array(DIMENSIONS);
  for (let number = 0; number < DIMENSIONS; number += 1) {
    let product = 0;
    for (let place = 0; place < MODEL_DIMENSIONS; place += 1)
      product += (centred[place] as number) * (directions[number * MODEL_DIMENSIONS + place] as number);
    reduced[number] = product;
  }
  const length = Math.sqrt(reduced.reduce((sum, value) => sum + value * value, 0)) || 1;
  return reduced.map((value) => value / length);
}

/** @returns A reduced vector in half a byte for each number. */
export function pack(vector: Float32Array): Uint8Array {
  const { steps } = reduction();
  const level = (place: number) => {
    const count = Math.floor((vector[place] as number) / (steps[place] as number));
    return HALF + Math.max(-HALF, Math.min(HALF - 1, count));
  };
  return Uint8Array.from({ length: DIMENSIONS / 2 }, (_, pair) => level(2 * pair) | (level(2 * pair + 1) << 4));
}

/** @returns The vector that was packed, nearly, as whole numbers with length 127. */
export function unpack(bytes: Uint8Array): Int8Array {
  const { steps } = reduction();
  const vector = new Float32Array(DIMENSIONS);
  for (let place = 0; place < DIMENSIONS; place += 1) {
    const byte = bytes[place >> 1] as number;
    const level = place % 2 === 0 ? byte & 15 : byte >> 4;
    vector[place] = (level - HALF + 0.5) * (steps[place] as number);
  }
  return toStored(vector);
}

/** @returns A vector of any length as whole numbers, with length 127. */
export function toStored(vector: Float32Array | Float64Array): Int8Array {
  let squares = 0;
  for (let place = 0; place < vector.length; place += 1) squares += (vector[place] as number) ** 2;
  const scale = 127 / (Math.sqrt(squares) || 1);
  const stored = new Int8Array(vector.length);
  for (let place = 0; place < vector.length; place += 1) stored[place] = Math.round((vector[place] as number) * scale);
  return stored;
}
