/** A section of the library: a label above a rule, optionally with a link; and a list of contents. */
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { buttonStyles } from "../ui/button.tsx";

type Props = {
  title: string;
  /** The id for links to it. */
  id?: string;
  /** The address and text of the link. */
  link?: { readonly to: string; readonly text: string };
  className?: string;
  children: ReactNode;
};

export function LibrarySection({ title, id, link, className = "mt-12", children }: Props) {
  const label = useId();
  return (
    <section className={className} id={id} aria-labelledby={label}>
      <div className="flex min-h-10 items-center justify-between border-rule border-b">
        <h2 className="label" id={label}>
          {title}
        </h2>
        {link && (
          <Link className={`${buttonStyles.quiet} -me-2`} to={link.to}>
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

type Entry = {
  readonly to: string;
  readonly numeral?: ReactNode;
  readonly name: string;
  readonly count: number | string;
  /** The count, for screen readers. */
  readonly inWords: string;
};

/** Links with leader dots and counts, as in a table of contents. */
export function ContentsList({ name, entries }: { name: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={name}>
      <ul className="mt-3 @max-gloss:columns-1 columns-2 gap-x-16 [column-rule:1px_solid_var(--color-rule-red)]">
        {entries.map(({ to, numeral, name, count, inWords }) => (
          <li key={to} className="break-inside-avoid">
            <Link className="group flex min-h-11 items-baseline gap-2 py-1.75" to={to}>
              {numeral}
              <span className="font-serif text-lede group-hover:text-rubric">{name}</span>
              <span
                className="relative bottom-1 flex-1 border-rule-strong/55 border-b-[1.5px] border-dotted"
                aria-hidden="true"
              />
              <span className="font-serif text-body text-ink-2" aria-hidden="true">
                {count}
              </span>
              <span className="sr-only">{inWords}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
