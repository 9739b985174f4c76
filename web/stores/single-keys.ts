/** Whether single keys such as S and J are shortcuts. People who use speech input may want to turn them off. */
import { createStoredValue, json, type StoredValue } from "./store.ts";

export const singleKeys: StoredValue<boolean> = createStoredValue(
  "single-keys",
  true,
  json((value) => typeof value === "boolean"),
);
