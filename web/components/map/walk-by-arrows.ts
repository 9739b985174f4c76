/** Moves through the links of an area with the arrow keys, and to its ends with Home and End. */
import type { KeyboardEvent } from "react";

/** The key handler for the area. Tab works as usual. */
export const walkByArrows = {
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>("a[href]")];
    const here = links.findIndex((link) => link.matches(":focus"));
    const next = here < 0 ? undefined : stepFrom(here, event.key, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  },
};

function stepFrom(here: number, key: string, count: number): number | undefined {
  if (key === "ArrowDown" || key === "ArrowRight") return (here + 1) % count;
  if (key === "ArrowUp" || key === "ArrowLeft") return (here - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
