/** Whether keys such as S and J work alone. Who speaks to the computer may want them not to. */
import { createStoredValue, json, type StoredValue } from "./store.ts";

export const singleKeys: StoredValue<boolean> = createStoredValue(
  "single-keys",
  true,
  json((value) => typeof value === "boolean"),
);
