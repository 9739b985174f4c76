/** Other ways into the library: by passage of Scripture, and by the map of the answers. */
import { Link } from "react-router-dom";
import { libraryMapPath, libraryScripturePath } from "../../lib/library-paths.ts";
import { InkDrawing } from "../ui/ink-drawing.tsx";
import { TileText } from "../ui/tile-text.tsx";
import { LibrarySection } from "./library-section.tsx";

const ways = [
  {
    to: libraryScripturePath,
    title: "Scripture",
    description: "Every book and chapter, with the answers that explain it",
    ink: "M16 9c-3-2.3-7-3-12-2.7v17.5c5-.3 9 .4 12 2.700 3-2.3 7-3 12-2.7V6.300C23 6 19 6.700 16 9zM16 9v17.5",
    red: "M22.500 11v8M19.500 13.500h6",
  },
  {
    to: libraryMapPath,
    title: "How the answers connect",
    description: "Which answers lead to which, topic by topic",
    ink: "M16 5.500 25.500 11v10L16 26.500 6.500 21V11zM16 5.500V26.500M6.500 11l19 10M25.500 11l-19 10",
    red: "M13.800 16a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 1 0-4.400 0",
  },
] as const;

export function OtherWays() {
  return (
    <LibrarySection title="Other ways in" id="other-ways">
      <ul className="grid md:grid-cols-2">
        {ways.map(({ to, title, description, ink, red }) => (
          <li key={to} className="border-rule border-b md:even:pl-5 md:odd:border-r">
            <Link className="group grid grid-cols-[2.125rem_1fr] gap-x-3.5 py-5 max-md:py-3.5" to={to}>
              <InkDrawing ink={ink} red={red} />
              <TileText title={title} description={description} />
            </Link>
          </li>
        ))}
      </ul>
    </LibrarySection>
  );
}
