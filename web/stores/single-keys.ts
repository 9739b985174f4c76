/** Whether single keys such as S and J are shortcuts. People who use speech input may want to turn them off. */
import { createWebStorageValue, json } from "./web-storage.ts";

export const singleKeys = createWebStorageValue<boolean>(
  "single-keys",
  true,
  json((value) => typeof value === "boolean"),
);
