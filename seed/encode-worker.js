/** Runs `encode-worker.ts` where the server is not built. */
import { register } from "tsx/esm/api";

register();
await import("./encode-worker.ts");
