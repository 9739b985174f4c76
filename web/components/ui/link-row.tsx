/** A line that leads on, one of several under each other: ruled off, with an arrow that moves under the pointer. */
import { Icon } from "./icon.tsx";

/** For the link. It holds its text, and a `LinkRowArrow` after that. */
export const linkRow =
  "group flex min-h-12 items-center justify-between gap-4 border-b border-rule py-1.5 font-serif text-19/6 hover:text-rubric";

/** @param name - `outward` for what leads away from Loci. */
export function LinkRowArrow({ name = "forward" }: { name?: "forward" | "outward" }) {
  return (
    <Icon
      name={name}
      small
      className="text-ink-3 transition-transform duration-200 ease-book group-hover:translate-x-1 group-hover:text-rubric"
    />
  );
}
