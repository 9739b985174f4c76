/** The partners a search is restricted to: the choice of this visit, and the default kept in Settings. */
import { createWebStorageValue, isTextList, json, type WebStorageValue } from "./web-storage.ts";

/** The default of a visit; none means that all are searched. */
export const defaultPartners = createWebStorageValue<string[]>("default-partners", [], json(isTextList));

/** The choice of this visit; null until there is one. */
const chosenPartners = createWebStorageValue<string[] | null>(
  "partners",
  null,
  json((value) => value === null || isTextList(value)),
  "sessionStorage",
);

/** The current choice. It lasts for the visit, across reloads. */
export const selectedPartners: WebStorageValue<string[]> = {
  ...chosenPartners,
  get: () => chosenPartners.get() ?? defaultPartners.get(),
  getOnServer: defaultPartners.getOnServer,
  subscribe: (listener) => {
    const ends = [chosenPartners.subscribe(listener), defaultPartners.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};
