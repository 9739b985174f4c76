/** A worker that encodes texts, so that who loads content need not be asynchronous: the loader waits for its signal. */
import { workerData } from "node:worker_threads";

const { texts, port, signal } = workerData;
try {
  const { register } = await import("tsx/esm/api");
  register();
  const { loadEncoder } = await import("../server/search/encoder/encoder.ts");
  const { pack } = await import("../server/search/encoder/reduction.ts");
  const { encode } = await loadEncoder();
  const packed = [];
  for (const text of texts) packed.push(pack(await encode(text)));
  port.postMessage({ packed });
} catch (error) {
  port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
}
Atomics.store(signal, 0, 1);
Atomics.notify(signal, 0);
