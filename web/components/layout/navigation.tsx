/** The five places. The current one is a thumb-index tab that joins the page. */
import { useLocation } from "react-router-dom";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { paths } from "../../lib/paths.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Tooltip, useTooltip } from "../ui/tooltip.tsx";

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
  const current = pathname === paths.results ? paths.search : pathname;
  return (
    <nav className="nav" aria-label="Main">
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} current={place.path === current} />
      ))}
    </nav>
  );
}

function PlaceLink({ place: { name, path, icon }, current }: { place: Place; current: boolean }) {
  const collapsed = useCollapsed();
  const prefetch = usePrefetch();
  const { anchor, trigger } = useTooltip(() => prefetch(path));
  return (
    <Link to={path} aria-label={name} aria-current={current ? "page" : undefined} {...trigger}>
      <Icon name={icon} />
      <span>{name}</span>
      {collapsed && <Tooltip anchor={anchor} text={name} />}
    </Link>
  );
}
