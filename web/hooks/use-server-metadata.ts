/** What the server wrote about the page that it sent, for search engines and reference managers. */
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { withoutTab } from "../lib/paths.ts";

/** To be used once. Takes it away when another page shows, which it is not about. */
export function useServerMetadata(): void {
  const { pathname, search } = useLocation();
  const page = pathname + withoutTab(search);
  const [first] = useState(page);
  useEffect(() => {
    if (page === first) return;
    for (const element of document.querySelectorAll("[data-about-page]")) element.remove();
  }, [page, first]);
}
