/** The partners a search is restricted to: the choice of this visit, and the default kept in Settings. */
import { createWebStorageValue, isTextList, json } from "./web-storage.ts";

/** What a visit begins with; none means that all are searched. */
export const defaultPartners = createWebStorageValue<string[]>("default-partners", [], json(isTextList));

/** The current choice. It lasts for the visit, across reloads. */
export const selectedPartners = createWebStorageValue<string[]>(
  "partners",
  [],
  json(isTextList),
  "sessionStorage",
  defaultPartners.get,
);
