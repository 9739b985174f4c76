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
        <TornBook />
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

/** A book with a torn-out page. */
function TornBook() {
  return (
    <svg
      className="mx-auto w-[min(22rem,80vw)] fill-none stroke-[1.2] stroke-ink-2 [stroke-linejoin:round]"
      viewBox="0 0 352 190"
      aria-hidden="true"
    >
      <path
        className="fill-sheet"
        d="M176 34C146 18 104 14 30 20v138c74-6 116-2 146 14zM176 34c30-16 72-20 146-14v138c-74-6-116-2-146 14z"
      />
      <path d="M24 25v139c76-6 120-3 152 14 32-17 76-20 152-14V25" />
      <path d="M176 34v138" />
      <path
        className="fill-vellum"
        d="M176 36c9-6 15-8.500 22-10.500l-2 9 3 8-4 9 3 10-4 8 4 10-3 9 4 9-4 11 3 8-4 10 4 9-3 10 3 6c-7 2-15 5-22 9z"
      />
      <path
        className="stroke-1 stroke-rule-strong"
        d="M50 44c36-2 66-1 104 6M50 56c36-2 66-1 104 6M50 68c36-2 66-1 104 6M50 80c36-2 66-1 104 6M50 92c36-2 66-1 104 6M50 104c36-2 66-1 104 6M50 116c36-2 66-1 104 6M50 128c36-2 48-1 66 2"
      />
      <text className="fill-rubric stroke-none font-serif text-[20px]" textAnchor="end" x="296" y="146">
        404
      </text>
    </svg>
  );
}
