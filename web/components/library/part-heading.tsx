/** The heading of a part of the library, with the way back to the contents above it. */
import type { ReactNode } from "react";
import { paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";

type Props = { title: string; lede: string; children?: ReactNode };

export function PartHeading({ title, lede, children }: Props) {
  return (
    <>
      <p className="breadcrumb">
        <Link to={paths.library}>Library</Link>
        {children}
      </p>
      <h1>{typeset(title)}</h1>
      <p className="lede">{typeset(lede)}</p>
    </>
  );
}
