/** The frame of every page: title, running head, main landmark, heading and columns. */
import type { ComponentProps, ReactNode } from "react";
import type { Topic } from "../../../server/contract/answer.ts";
import { useHeadingFocus, useTitleAnnouncement } from "../../arrival/use-arrival.ts";
import { usePageTitle } from "../../hooks/use-page-title.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageHeader } from "./page-header.tsx";

const grid = "grid flex-1 justify-center px-10 max-md:px-5 print:block print:p-0";

const layouts = {
  /** Text, with a gloss next to it if the window has room. */
  columns: `${grid} grid-cols-[minmax(0,var(--measure))_calc(var(--gloss)+4.75rem)] @max-gloss:grid-cols-[minmax(0,40rem)]`,
  /** One column, as wide as text and gloss together. */
  wide: `${grid} grid-cols-[minmax(0,calc(var(--measure)+var(--gloss)+4.75rem))]`,
  /** Centred content. */
  centred: "grid flex-1 place-items-center px-6 pt-8 pb-24 text-center",
};

type Props = {
  /** For the browser's tab; null for the brand alone. */
  title: string | null;
  /** The topic of the page. */
  topic?: Topic | undefined;
  /** Whether the running head links to the home screen for another question. */
  askAnother?: boolean;
  layout?: keyof typeof layouts | undefined;
  className?: string;
  children: ReactNode;
};

export function PageFrame({ title, topic, askAnother = true, layout = "columns", className = "", children }: Props) {
  const shownTitle = title === null ? null : typeset(title);
  usePageTitle(shownTitle);
  useTitleAnnouncement(shownTitle ?? "Loci");
  return (
    <>
      <PageHeader topic={topic} askAnother={askAnother} />
      <main id="main" className={`${layouts[layout]} ${className}`} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The column of text. */
export function PageText({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`min-w-0 pt-12 @max-gloss:pb-10 pb-20 max-md:pt-8 print:p-0 ${className}`} {...rest} />;
}

const glosses = {
  below: "@max-gloss:border-t-3 @max-gloss:border-double @max-gloss:pt-8 @max-gloss:pb-16",
  between: "@max-gloss:pt-4",
};

type GlossProps = ComponentProps<"aside"> & {
  /** Its place in a narrow window: below the text, ruled off, or between the parts of the page. */
  narrow?: keyof typeof glosses;
};

/** The column next to the text. In a wide window, its space above is up to the page. */
export function Gloss({ narrow = "below", className = "", ...rest }: GlossProps) {
  return (
    <aside
      className={`@gloss:col-start-2 @gloss:ms-11 min-w-0 border-rule-red @gloss:border-s @gloss:ps-8 @gloss:pb-20 print:hidden ${glosses[narrow]} ${className}`}
      {...rest}
    />
  );
}

/** @param answered - Whether the page shows an answer, whose arrival moves the focus as well. */
export function PageHeading({ answered = false, ...rest }: ComponentProps<"h1"> & { answered?: boolean }) {
  return <h1 ref={useHeadingFocus(answered)} tabIndex={-1} dir="auto" {...rest} />;
}
