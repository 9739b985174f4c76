/**
 * Line drawings in black and red ink, and links that show one. The drawings are a file of their own, so that the script of a first visit weighs
 * less.
 */
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { SuggestedSearch } from "../../../server/contract/suggested-searches.ts";

const FILE = "/emblems.svg";

type Name = SuggestedSearch["icon"] | "bible" | "timeline";

export function Emblem({ name }: { name: Name }) {
  return (
    <svg
      className="-ms-0.5 mt-0.25 size-8.5 fill-none stroke-[1.3] stroke-ink-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <use href={`${FILE}#${name}`} />
      <use className="stroke-rubric" href={`${FILE}#${name}.red`} />
    </svg>
  );
}

type TileProps = ComponentProps<typeof Link> & { emblem: Name; title: string; description: string };

/** A link by an emblem, a title and a line about it. */
export function Tile({ emblem, title, description, className = "", ...link }: TileProps) {
  return (
    <Link
      className={`group grid grid-cols-[2.125rem_1fr] gap-x-3.5 border-rule border-b py-5 max-md:py-3.5 ${className}`}
      {...link}
    >
      <Emblem name={emblem} />
      <span>
        <strong className="block text-balance font-medium font-serif text-item group-hover:text-rubric">{title}</strong>
        <em className="mt-0.5 block text-ink-3 text-meta not-italic">{description}</em>
      </span>
    </Link>
  );
}
