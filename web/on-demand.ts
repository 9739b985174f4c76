/** Code that loads when it is needed: as patiently as data, and a moment earlier when someone points at the way there. */
import { type ComponentType, createElement, lazy, useState } from "react";
import { createStore } from "./browser/stored.ts";
import { withRetries } from "./data/policy.ts";

/** Whether a page has been waited for so long that it should be said. */
export const openingSlowly = createStore(() => false);
const SLOW = 1_000; // milliseconds

type Load<Props> = () => Promise<ComponentType<Props>>;

type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code. If that fails nothing is lost: showing the component tries again. */
  readonly prefetch: () => Promise<void>;
};

/**
 * @param load - Imports the component.
 * @param instead - What stands in its place where it cannot be loaded; without it the screen fails.
 */
export function onDemand<Props extends object>(load: Load<Props>, instead?: ComponentType<Props>): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const remember = (part: ComponentType<Props>) => {
    loaded = part;
    return part;
  };
  const awaited = lazy(async () => {
    if (instead === undefined) return { default: await loadOrBeginAnew(load) };
    return { default: await loadPatiently(load).catch(() => instead) };
  });
  /** What is there already is shown at once: React holds what was waited for back a while, so that nothing flickers. */
  function Part(props: Props) {
    const [part] = useState<ComponentType<Props>>(() => loaded ?? awaited);
    return createElement(part, props);
  }
  const prefetch = () =>
    load()
      .then(remember)
      .then(
        () => undefined,
        () => undefined,
      );
  return Object.assign(Part, { prefetch });
}

/** Loads code, with retries; without a network it waits for one. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withRetries(load);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return loadPatiently(load);
  }
}

/** Where the server has other code by now, the page begins anew with that. */
async function loadOrBeginAnew<T>(load: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => openingSlowly.set(true), SLOW);
  try {
    return await loadPatiently(load);
  } catch (error) {
    if (!(await isReplaced())) throw error;
    window.location.reload();
    return new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
    openingSlowly.set(false);
  }
}

/** Whether the script that runs here is gone from the server; its name changes with any part of the code. */
async function isReplaced(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    return status === 404;
  } catch {
    return false;
  }
}
