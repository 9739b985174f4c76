/** When the server has other content than the page, nothing of the old is kept, but for the text someone is reading. */
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { isRetained } from "./cache.ts";
import { onNewRevision } from "./revision.ts";

/** To be used once: asks again for all that is on the screen, and drops what is not. */
export function useContentRefresh(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () =>
      onNewRevision((freshKey) => {
        for (const key of [...cache.keys()].filter((one) => one !== freshKey)) {
          if (!isRetained(cache, key)) cache.delete(key);
          else mutate(key).catch(() => undefined); // A failure stands in the entry.
        }
      }),
    [cache, mutate],
  );
}
