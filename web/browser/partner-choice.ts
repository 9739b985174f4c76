/** The partners a search is restricted to: the choice of this visit, and the default kept in Settings. */
import { createStore, createStoredValue, isTextList, json, type Store, type StoredValue } from "./stored.ts";

/** What a visit starts with; no partner means that all are searched. */
export const defaultPartners: StoredValue<string[]> = createStoredValue("default-partners", [], json(isTextList));

/** What is chosen now. */
export const selectedPartners: Store<string[]> = createStore(defaultPartners.get);
