/** The page for what does not exist. It logs the missing path. */
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { buttonStyles } from "../ui/button.tsx";
import { PageFrame, PageHeading } from "./page-frame.tsx";

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("Page not found:", pathname);
  }, [pathname]);
  return (
    <PageFrame title="Page not found" layout="centred">
      <div>
        <svg className="mx-auto w-[min(22rem,80vw)]" viewBox="0 0 352 190" aria-hidden="true">
          <use href="/torn-book.svg#book" />
        </svg>
        <PageHeading className="mt-7">Oops! Page not found</PageHeading>
        <p className="mt-2 text-balance font-serif text-body text-ink-3 italic">
          This page is missing. The address may be mistyped, or the page may have moved.
        </p>
        <Link className={`${buttonStyles.filled} mt-6`} to={paths.home}>
          Return to Home
        </Link>
      </div>
    </PageFrame>
  );
}
