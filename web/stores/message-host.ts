/** The dialog that makes the rest of the page inert, in which messages then appear; null when there is none. */
import { createStore, type Store } from "./store.ts";

export const messageHost: Store<HTMLElement | null> = createStore<HTMLElement | null>(() => null);
