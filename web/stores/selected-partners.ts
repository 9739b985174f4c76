/** The partners a search is restricted to: the choice of this visit, and the default kept in Settings. */
import { createStoredValue, isTextList, json, type StoredValue } from "./store.ts";

/** What a visit starts with; no partner means that all are searched. */
export const defaultPartners: StoredValue<string[]> = createStoredValue("default-partners", [], json(isTextList));

/** What was chosen in this visit; null until something is. */
const chosenPartners = createStoredValue<string[] | null>(
  "partners",
  null,
  json((value) => value === null || isTextList(value)),
  "sessionStorage",
);

/** What is chosen now. It lasts as long as the visit, over reloads. */
export const selectedPartners: StoredValue<string[]> = {
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
