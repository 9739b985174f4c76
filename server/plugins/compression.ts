/** Compresses responses for clients that accept it. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import compress from "@fastify/compress";
import fp from "fastify-plugin";

/** Smaller responses are sent as they are, in bytes. */
const THRESHOLD = 256;

/** Compresses all texts that come as a whole. The same `Buffer` is compressed only once, as long as it is in memory. */
export const compression = fp(
  async (app) => {
    await app.register(compress, {
      threshold: THRESHOLD,
      encodings: ["br", "gzip"],
      // Nothing is too long, since what is long is sent often, and compressed once.
      syncThreshold: Number.POSITIVE_INFINITY,
      zlib: { brotliCompressSync: once(brotliCompressSync), gzipSync: once(gzipSync) },
    });
  },
  { name: "compression", fastify: "5.x" },
);

/** @returns The function, which remembers its results as long as the bytes they come from are in memory. */
function once<Options>(compressBytes: (bytes: Buffer, options?: Options) => Buffer): typeof compressBytes {
  const results = new WeakMap<Buffer, Buffer>();
  return (bytes, options) => {
    const result = results.get(bytes) ?? compressBytes(bytes, options);
    results.set(bytes, result);
    return result;
  };
}
