/** The ways into the library by passage of Scripture and by era of its history. */
import { Link } from "react-router-dom";
import { libraryScripturePath, libraryTimelinePath } from "../../lib/library-paths.ts";
import { InkDrawing } from "../ui/ink-drawing.tsx";
import { TileText } from "../ui/tile-text.tsx";
import { LibrarySection } from "./library-section.tsx";

/** An open book, with a cross. */
const BOOK = {
  ink: "M16 9c-3-2.3-7-3-12-2.7v17.5c5-.3 9 .4 12 2.7 3-2.3 7-3 12-2.7V6.3C23 6 19 6.7 16 9zM16 9v17.5",
  red: "M22.5 11v8M19.5 13.5h6",
};

/** A line of time, with a cross. */
const LINE = { ink: "M4 23h24M7 19v8M14 19v8M25 19v8", red: "M19.5 6v17M16 11h7" };

export function WayToScripture() {
  return (
    <LibrarySection title="Scripture" id="scripture">
      <Way
        to={libraryScripturePath}
        drawing={BOOK}
        title="Books and chapters"
        description="Each with the answers that explain or mention it"
      />
      <Way
        to={libraryTimelinePath}
        drawing={LINE}
        title="Timeline"
        description="Bible history from the creation to the apostles, era by era"
      />
    </LibrarySection>
  );
}

type WayProps = { to: string; drawing: typeof BOOK; title: string; description: string };

function Way({ to, drawing, title, description }: WayProps) {
  return (
    <Link className="group grid grid-cols-[2.125rem_1fr] gap-x-3.5 border-rule border-b py-5 max-md:py-3.5" to={to}>
      <InkDrawing>
        <path d={drawing.ink} />
        <path className="stroke-rubric" d={drawing.red} />
      </InkDrawing>
      <TileText title={title} description={description} />
    </Link>
  );
}
