/** How far the service worker is with keeping all answers on this device. */
import { useEffect } from "react";
import type { KeepingCommand, KeepingState } from "../lib/kept-answers.ts";
import { createStore, useStore } from "./store.ts";

/** Null until the worker has told it: for ever where there is none, as on plain http. */
const keeping = createStore<KeepingState | null>(() => null);

/** Follows the keeping, which goes on when the reader leaves the page. */
export function useKeeping(): KeepingState | null {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const take = ({ data }: MessageEvent<{ allAnswers?: KeepingState }>) => {
      if (data.allAnswers) keeping.set(data.allAnswers);
    };
    serviceWorker.addEventListener("message", take);
    serviceWorker.startMessages();
    void commandKeeping("tell");
    return () => serviceWorker.removeEventListener("message", take);
  }, []);
  return useStore(keeping);
}

/** Makes the worker keep all answers, remove them, or tell how far it is. */
export async function commandKeeping(allAnswers: KeepingCommand): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ allAnswers });
}
