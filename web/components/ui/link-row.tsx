/** One of several links, each on its own line: ruled off, with an arrow that moves on hover. */
import { Icon } from "./icon.tsx";

/** Classes for the link, which contains its text and then a `LinkRowArrow`. */
export const linkRow =
  "group flex min-h-12 items-center justify-between gap-4 border-rule border-b py-1.5 font-serif text-item hover:text-rubric";

/** @param name - `outward` for links to other sites. */
export function LinkRowArrow({ name = "forward" }: { name?: "forward" | "outward" }) {
  return (
    <Icon
      name={name}
      small
      className="text-ink-3 transition-transform duration-200 ease-book group-hover:translate-x-1 group-hover:text-rubric"
    />
  );
}
