/** The questions asked before. A click runs one again on the home screen. In the collapsed sidebar it is a flyout. */
import { type MouseEvent, useRef, useState } from "react";
import { useDismiss } from "../../hooks/use-dismiss.ts";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { notify } from "../../lib/notify.ts";
import { homeAnswerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { removeSearch, searchHistory } from "../../stores/search-history.ts";
import { selectedPartners } from "../../stores/selected-partners.ts";
import { useCollapsed } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { ScrollArea } from "../ui/scroll-area.tsx";
import { Tooltip, useTooltip } from "../ui/tooltip.tsx";

export function RecentSearches() {
  const collapsed = useCollapsed();
  const [listOpen, setListOpen] = useState(true);
  const [flyoutOpen, setFlyoutOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { anchor, trigger } = useTooltip();
  const open = collapsed ? flyoutOpen : listOpen;
  const setOpen = collapsed ? setFlyoutOpen : setListOpen;

  useDismiss(collapsed && flyoutOpen, section, (returnFocus) => {
    setFlyoutOpen(false);
    if (returnFocus) section.current?.querySelector("button")?.focus();
  });
  return (
    <section className="recent" ref={section}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="recent-list"
        aria-label="Recent Searches"
        {...trigger}
        onClick={() => setOpen(!open)}
      >
        <Icon name="clock" className="i-hist" />
        <span className="sc">Recent Searches</span>
        <Icon name="chevron" small className="i-chev" />
        {collapsed && !open && <Tooltip anchor={anchor} text="Recent Searches" />}
      </button>
      {open && (
        <ScrollArea id="recent-list" className={collapsed ? "recent-list flyout" : "recent-list"}>
          <RecentList onChosen={() => setFlyoutOpen(false)} />
        </ScrollArea>
      )}
    </section>
  );
}

/** Takes a search out of the list. The focus goes on to the next one. */
function remove({ currentTarget }: MouseEvent, question: string): void {
  const row = currentTarget.closest("li");
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("a");
  const undo = removeSearch(question);
  (next ?? document.querySelector<HTMLElement>(".recent button"))?.focus();
  const restored = () =>
    [...document.querySelectorAll("#recent-list a")].find((link) => link.textContent === typeset(question)) ?? null;
  notify("Search removed", { action: { label: "Undo", run: undo, restored } });
}

function RecentList({ onChosen }: { onChosen: () => void }) {
  const entries = useStore(searchHistory);
  const partnerIds = useStore(selectedPartners);
  const prefetch = usePrefetch();
  if (entries.length === 0) return <p className="note">No searches yet.</p>;
  return (
    <ul>
      {entries.map((question) => (
        <li key={question}>
          <Link
            to={homeAnswerPath({ question, partnerIds })}
            onClick={onChosen}
            onPointerEnter={() => prefetch(homeAnswerPath({ question, partnerIds }))}
            onFocus={() => prefetch(homeAnswerPath({ question, partnerIds }))}
          >
            <span>{typeset(question)}</span>
          </Link>
          <button
            type="button"
            aria-label={`Remove: ${typeset(question)}`}
            onClick={(event) => remove(event, question)}
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}
