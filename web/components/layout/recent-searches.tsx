/** Recent searches. A click runs one again on the home screen. In the collapsed sidebar, the list is a flyout. */
import { type MouseEvent, Suspense, useRef } from "react";
import { Link } from "react-router-dom";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { usePrefetch } from "../../hooks/use-prefetch.ts";
import { homeAnswerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { removeSearch, searchHistory } from "../../stores/search-history.ts";
import { selectedPartners } from "../../stores/selected-partners.ts";
import { flyoutOpen, recentOpen, useCollapsed } from "../../stores/sidebar.ts";
import { useStore } from "../../stores/store.ts";
import { Icon } from "../ui/icon.tsx";
import { lazyOptional } from "../ui/lazy.tsx";

const Flyout = lazyOptional(() => import("./flyout.tsx").then((part) => part.Flyout));

const LIST_ID = "recent-list";
const FLYOUT =
  "scroll-area low:fixed low:top-auto top-0 low:bottom-2 inset-s-[calc(100%+0.5rem)] low:inset-s-14 z-10 low:max-h-[calc(100dvh-1rem)] max-h-100 w-68 overflow-y-auto p-2";
const LIST =
  "scroll-area mask-[linear-gradient(#000_calc(100%-1.25rem),transparent)] low:mask-none collapsed:hidden low:max-h-none max-h-100 min-h-0 overflow-y-auto pb-2";

export function RecentSearches() {
  const collapsed = useCollapsed();
  const section = useRef<HTMLElement>(null);
  const store = collapsed ? flyoutOpen : recentOpen;
  const open = useStore(store);
  return (
    <section
      className="collapsed:relative collapsed:mx-1 mx-3 flex min-h-0 low:flex-none flex-col border-rule border-t pt-1"
      ref={section}
    >
      <button
        type="button"
        className="group flex h-10 pointer-coarse:min-h-11 w-full flex-none items-center collapsed:justify-center justify-between rounded collapsed:px-0 px-3 hover:bg-well max-md:min-h-11"
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-label="Recent Searches"
        data-tooltip="Recent Searches"
        onPointerEnter={collapsed ? Flyout.prefetch : undefined}
        onClick={() => store.set(!open)}
      >
        <Icon name="clock" className="collapsed:block hidden text-ink-3" />
        <span className="label collapsed:hidden">Recent Searches</span>
        <Icon
          name="chevron"
          small
          className="collapsed:hidden text-ink-3 transition-transform duration-200 ease-book group-aria-[expanded=false]:-rotate-90"
        />
      </button>
      {open && !collapsed && (
        <div id={LIST_ID} className={LIST}>
          {/* Hydrates together with the page, whose question is added to the list before it shows. */}
          <Suspense>
            <RecentList />
          </Suspense>
        </div>
      )}
      <Suspense>
        {open && collapsed && (
          <Flyout id={LIST_ID} area={section} onClose={closeFlyout} className={FLYOUT}>
            <RecentList />
          </Flyout>
        )}
      </Suspense>
    </section>
  );
}

const closeFlyout = () => flyoutOpen.set(false);

/** Removes a search. The focus moves to the next one. */
function remove({ currentTarget }: MouseEvent, question: string): void {
  const row = currentTarget.closest("li");
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("a");
  const undo = removeSearch(question);
  (next ?? document.querySelector<HTMLElement>(`[aria-controls=${LIST_ID}]`))?.focus();
  const restored = () =>
    [...document.querySelectorAll(`#${LIST_ID} a`)].find((link) => link.textContent === typeset(question)) ?? null;
  notify("Search removed", { action: { label: "Undo", run: undo, restored } });
}

function RecentList() {
  const entries = useStore(searchHistory);
  const partnerIds = useStore(selectedPartners);
  const prefetch = usePrefetch();
  if (!useHydrated()) return null; // The server does not have them.
  if (entries.length === 0) return <p className="aside px-3 pt-1 pb-2">No searches yet.</p>;
  return (
    <ul>
      {entries.map((question) => (
        <li key={question} className="group relative">
          <Link
            className="block rounded px-3 no-hover:py-3 py-1.25 no-hover:pe-11 font-serif text-ink-2 text-note hover:bg-well hover:text-ink max-md:py-3"
            to={homeAnswerPath({ question, partnerIds })}
            onClick={closeFlyout}
            onPointerEnter={() => prefetch(homeAnswerPath({ question, partnerIds }))}
            onFocus={() => prefetch(homeAnswerPath({ question, partnerIds }))}
          >
            {/* Without padding, in which part of the fourth line would show. */}
            <span className="line-clamp-3 ps-3.5 -indent-3.5" dir="auto">
              {typeset(question)}
            </span>
          </Link>
          <button
            type="button"
            className="absolute inset-e-1 no-hover:inset-e-0 top-0 grid no-hover:size-11 h-7.75 w-7 place-items-center rounded bg-well no-hover:bg-transparent text-ink-3 no-hover:opacity-100 opacity-0 hover:text-rubric group-focus-within:opacity-100 group-hover:opacity-100"
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
