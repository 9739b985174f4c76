/** The page's title in the browser's tab, history and bookmarks. */
import { useEffect } from "react";

/** @param title - Without the brand; null for the brand alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? "Loci" : `${title} · Loci`;
  }, [title]);
}
