/** Any path that is no page. The missing path is logged. */
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageFrame } from "../components/layout/page-frame.tsx";
import { Link } from "../components/ui/link.tsx";
import { paths } from "../lib/paths.ts";
import { TornBook } from "./torn-book.tsx";

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("Page not found:", pathname);
  }, [pathname]);
  return (
    <PageFrame title="Page not found" className="lost">
      <div>
        <TornBook />
        <h1>Oops! Page not found</h1>
        <p>This page is missing. The address may be mistyped, or the page may have moved.</p>
        <Link className="btn btn-fill" to={paths.home}>
          Return to Home
        </Link>
      </div>
    </PageFrame>
  );
}
