/** Where a thread begins: it learns to read TypeScript, then runs the module that its data names. */
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData.module);
