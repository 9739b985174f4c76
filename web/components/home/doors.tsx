/** The doors: pages of questions to begin with, for three kinds of visitors. */
import { Link } from "react-router-dom";
import type { DoorLink } from "../../../server/contract/home.ts";
import { doorPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Emblem } from "../ui/emblem.tsx";

const DOOR =
  "group grid h-full content-start px-4 py-3 hover:bg-well max-md:justify-items-center max-md:px-1 max-md:text-center md:grid-cols-[auto_1fr] md:items-center md:gap-x-2.5";

export function Doors({ doors }: { doors: readonly DoorLink[] }) {
  return (
    <nav aria-label="Where to begin">
      <ul className="grid grid-cols-3 border-rule border-y">
        {doors.map(({ id, title, description, icon }) => (
          <li key={id} className="border-rule not-first:border-s">
            <Link className={DOOR} to={doorPath(id)}>
              <Emblem name={icon} />
              <strong className="font-medium font-serif text-item group-hover:text-rubric max-md:mt-1 max-md:text-body">
                {typeset(title)}
              </strong>
              <span className="col-span-2 mt-1.5 text-pretty text-ink-3 text-meta max-md:hidden">
                {typeset(description)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
