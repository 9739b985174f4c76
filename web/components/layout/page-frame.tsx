/** The frame of every page: its title, the running head above it and the main landmark around it. */
import type { ReactNode } from "react";
import type { Category } from "../../../server/contract/answer.ts";
import { usePageTitle } from "../../hooks/use-page-title.ts";
import { useRouteFocus } from "../../hooks/use-route-focus.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageHeader } from "./page-header.tsx";

type Props = {
  /** For the browser's tab; null for the brand alone. */
  title: string | null;
  /** The head of the library that the page is about. */
  topic?: Category | undefined;
  /** Whether the running head leads to another question; the home screen is that place itself. */
  askAnother?: boolean;
  className: string;
  children: ReactNode;
};

export function PageFrame({ title, topic, askAnother = true, className, children }: Props) {
  const shownTitle = title === null ? null : typeset(title);
  usePageTitle(shownTitle);
  useRouteFocus(shownTitle ?? "Loci");
  return (
    <>
      <PageHeader topic={topic} askAnother={askAnother} />
      <main id="main" className={className} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
