/** A section of the library: a label above a rule, optionally with a link. */
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
