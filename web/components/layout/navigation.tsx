/** The main navigation. The current entry looks like a thumb-index tab that joins the page. */
import { Link, matchPath, useLocation } from "react-router-dom";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { answerPattern, paths, scripturePages } from "../../lib/paths.ts";
import { FrameIcon, type FrameIconName } from "../ui/frame-icon.tsx";

const LINK =
  "group relative collapsed:m-0 me-3 flex h-10 pointer-coarse:min-h-11 collapsed:w-10 items-center collapsed:justify-center gap-3 rounded border border-transparent collapsed:p-0 px-3 text-control text-ink-2 hover:bg-well hover:text-ink max-md:min-h-11 forced-colors:border-[Canvas]";
const CURRENT =
  "collapsed:current:me-0 current:-me-px collapsed:current:w-[calc(2.75rem+1px)] current:rounded-e-none current:border-rule current:border-e-paper current:bg-paper collapsed:current:pe-1 current:pe-6 current:font-semibold current:text-ink forced-colors:current:border-2 forced-colors:current:border-[Highlight]";

type Place = { readonly name: string; readonly path: string; readonly icon: FrameIconName };

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
    <nav className="flex-none py-3 collapsed:ps-1 ps-3" aria-label="Main">
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} current={place.path === current} />
      ))}
    </nav>
  );
}

function PlaceLink({ place: { name, path, icon }, current }: { place: Place; current: boolean }) {
  const prefetch = usePrefetch();
  return (
    <Link
      className={`${LINK} ${CURRENT}`}
      to={path}
      aria-label={name}
      data-tooltip={name}
      aria-current={current ? "page" : undefined}
      onPointerEnter={() => prefetch(path)}
      onFocus={() => prefetch(path)}
    >
      <FrameIcon name={icon} className="group-current:text-rubric" />
      <span className="collapsed:hidden">{name}</span>
    </Link>
  );
}
