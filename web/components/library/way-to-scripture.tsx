/** The ways into the library by passage of Scripture and by era of its history. */
import { libraryScripturePath, libraryTimelinePath } from "../../lib/library-paths.ts";
import { Tile } from "../ui/emblem.tsx";
import { LibrarySection } from "./library-section.tsx";

export function WayToScripture() {
  return (
    <LibrarySection title="Scripture" id="scripture">
      <Tile
        to={libraryScripturePath}
        emblem="bible"
        title="Books and chapters"
        description="Each with the answers that explain or mention it"
      />
      <Tile
        to={libraryTimelinePath}
        emblem="timeline"
        title="Timeline"
        description="Bible history from the creation to the apostles, era by era"
      />
    </LibrarySection>
  );
}
