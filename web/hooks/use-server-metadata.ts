/** The metadata that the server writes into a page for search engines and reference managers. */
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { withoutTab } from "../lib/paths.ts";

/** Removes it on navigation, because it describes the first page only. Use it once. */
export function useServerMetadata(): void {
  const { pathname, search } = useLocation();
  const page = pathname + withoutTab(search);
  const [first] = useState(page);
  useEffect(() => {
    if (page === first) return;
    for (const element of document.querySelectorAll("[data-about-page]")) element.remove();
  }, [page, first]);
}
