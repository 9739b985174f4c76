/** The way into the library by passage of Scripture. */
import { Link } from "react-router-dom";
import { libraryScripturePath } from "../../lib/library-paths.ts";
import { InkDrawing } from "../ui/ink-drawing.tsx";
import { TileText } from "../ui/tile-text.tsx";
import { LibrarySection } from "./library-section.tsx";

/** An open book, with a cross. */
const BOOK = {
  ink: "M16 9c-3-2.3-7-3-12-2.7v17.5c5-.3 9 .4 12 2.7 3-2.3 7-3 12-2.7V6.3C23 6 19 6.7 16 9zM16 9v17.5",
  red: "M22.5 11v8M19.5 13.5h6",
};

export function WayToScripture() {
  return (
    <LibrarySection title="Scripture" id="scripture">
      <Link
        className="group grid grid-cols-[2.125rem_1fr] gap-x-3.5 border-rule border-b py-5 max-md:py-3.5"
        to={libraryScripturePath}
      >
        <InkDrawing>
          <path d={BOOK.ink} />
          <path className="stroke-rubric" d={BOOK.red} />
        </InkDrawing>
        <TileText title="Books and chapters" description="Each with the answers that explain or mention it" />
      </Link>
    </LibrarySection>
  );
}
