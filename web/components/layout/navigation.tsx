/** The main navigation. The current entry looks like a thumb-index tab that joins the page. */
import { Link, matchPath, useLocation } from "react-router-dom";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { answerPattern, paths, scripturePages } from "../../lib/paths.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

/** The current place joins the page. */
const CURRENT =
  "collapsed:me-0 -me-px collapsed:w-[calc(2.75rem+1px)] rounded-e-none border-rule border-e-paper bg-paper collapsed:pe-1 pe-6 font-semibold text-ink hover:bg-paper forced-colors:border-2 forced-colors:border-[Highlight]";

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
      className={`group place ${current ? CURRENT : ""}`}
      to={path}
      aria-label={name}
      data-tooltip={name}
      aria-current={current ? "page" : undefined}
      onPointerEnter={() => prefetch(path)}
      onFocus={() => prefetch(path)}
    >
      <Icon name={icon} className="group-current:text-rubric" />
      <span className="collapsed:hidden">{name}</span>
    </Link>
  );
}
