/** Whether `/`, a key that works alone, is a shortcut. People who use speech input may want to turn it off. */
import { createWebStorageValue, json } from "./web-storage.ts";

export const singleKeys = createWebStorageValue<boolean>(
  "single-keys",
  true,
  json((value) => typeof value === "boolean"),
);
