/** The ways into the library by passage of Scripture and by era of its history. */
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { libraryScripturePath, libraryTimelinePath } from "../../lib/library-paths.ts";
import { Emblem } from "../ui/emblem.tsx";
import { TileText } from "../ui/tile-text.tsx";
import { LibrarySection } from "./library-section.tsx";

export function WayToScripture() {
  return (
    <LibrarySection title="Scripture" id="scripture">
      <Way
        to={libraryScripturePath}
        emblem="bible"
        title="Books and chapters"
        description="Each with the answers that explain or mention it"
      />
      <Way
        to={libraryTimelinePath}
        emblem="timeline"
        title="Timeline"
        description="Bible history from the creation to the apostles, era by era"
      />
    </LibrarySection>
  );
}

type WayProps = { to: string; emblem: ComponentProps<typeof Emblem>["name"]; title: string; description: string };

function Way({ to, emblem, ...text }: WayProps) {
  return (
    <Link className="group grid grid-cols-[2.125rem_1fr] gap-x-3.5 border-rule border-b py-5 max-md:py-3.5" to={to}>
      <Emblem name={emblem} />
      <TileText {...text} />
    </Link>
  );
}
