/** A worker that encodes texts, so that who loads content need not be asynchronous: the loader waits for its signal. */
import { type MessagePort, workerData } from "node:worker_threads";
import { loadEncoder } from "../server/search/encoder/encoder.ts";
import { pack } from "../server/search/encoder/reduction.ts";

const { texts, port, signal } = workerData as { texts: string[]; port: MessagePort; signal: Int32Array };
try {
  const { encode } = await loadEncoder();
  const packed: Uint8Array[] = [];
  for (const text of texts) packed.push(pack(await encode(text)));
  port.postMessage({ packed });
} catch (error) {
  port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
}
Atomics.store(signal, 0, 1);
Atomics.notify(signal, 0);
