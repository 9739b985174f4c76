/** The five places. The current one is a thumb-index tab that joins the page. */
import { Link, matchPath, useLocation } from "react-router-dom";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { answerPattern, paths, scripturePages } from "../../lib/paths.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

const LINK =
  "group relative mr-3 flex h-10 items-center gap-3 rounded border border-transparent px-3 text-15 text-ink-2 hover:bg-well hover:text-ink max-md:min-h-11 pointer-coarse:min-h-11 collapsed:m-0 collapsed:w-10 collapsed:justify-center collapsed:p-0 forced-colors:border-[Canvas]";
const CURRENT =
  "aria-[current=page]:-mr-px aria-[current=page]:rounded-r-none aria-[current=page]:border-rule aria-[current=page]:border-r-paper aria-[current=page]:bg-paper aria-[current=page]:pr-6 aria-[current=page]:font-semibold aria-[current=page]:text-ink collapsed:aria-[current=page]:mr-0 collapsed:aria-[current=page]:w-[calc(2.75rem+1px)] collapsed:aria-[current=page]:pr-1 forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight]";

type Place = { readonly name: string; readonly path: string; readonly icon: IconName };

const places: readonly Place[] = [
  { name: "Home", path: paths.home, icon: "home" },
  { name: "Search", path: paths.search, icon: "search" },
  { name: "Library", path: paths.library, icon: "library" },
  { name: "Study", path: paths.study, icon: "study" },
  { name: "Settings", path: paths.settings, icon: "settings" },
];

export function Navigation() {
  const { pathname } = useLocation();
  const isAnswer = pathname === paths.results || matchPath(answerPattern, pathname) !== null;
  const isLibrary = pathname.startsWith(scripturePages);
  const current = isAnswer ? paths.search : isLibrary ? paths.library : pathname;
  return (
    <nav className="flex-none py-3 collapsed:pl-1 pl-3" aria-label="Main">
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} current={place.path === current} />
      ))}
    </nav>
  );
}

function PlaceLink({ place: { name, path, icon }, current }: { place: Place; current: boolean }) {
  const prefetch = usePrefetch();
  return (
    <Tooltip text={name}>
      <Link
        className={`${LINK} ${CURRENT}`}
        to={path}
        aria-label={name}
        aria-current={current ? "page" : undefined}
        onPointerEnter={() => prefetch(path)}
        onFocus={() => prefetch(path)}
      >
        <Icon name={icon} className="group-aria-[current=page]:text-rubric" />
        <span className="collapsed:hidden">{name}</span>
      </Link>
    </Tooltip>
  );
}
