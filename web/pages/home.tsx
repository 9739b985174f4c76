/**
 * The home screen: the search box, the doors, the question of the day, suggested searches and the partners; or, with a
 * question in the address, its answer.
 */
import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Doors } from "../components/home/doors.tsx";
import { QuestionOfTheDay } from "../components/home/question-of-the-day.tsx";
import { Opening } from "../components/layout/opening-page.tsx";
import { Gloss, PageFrame, PageHeading } from "../components/layout/page-frame.tsx";
import { PartnerSelector } from "../components/search/partner-selector.tsx";
import { SearchBox } from "../components/search/search-box.tsx";
import { SuggestedSearches } from "../components/search/suggested-searches.tsx";
import { lazyOptional, lazyPart } from "../components/ui/lazy.tsx";
import { usePartners } from "../data/partners.ts";
import { useQuery, useSteadyQuery } from "../data/use-query.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { type PageSearch, usePageSearch } from "../hooks/use-page-search.ts";
import { usePrefetch } from "../hooks/use-prefetch.ts";
import { useResettingState } from "../hooks/use-resetting-state.ts";
import { homeCall, knownPartnerIds, paths, readSearch, resultsPath, suggestedSearchesCall } from "../lib/paths.ts";
import { mayTakeFocus } from "../lib/screen.ts";
import { selectedPartners } from "../stores/selected-partners.ts";
import { useStore } from "../stores/store.ts";

export const HomeAnswer = lazyPart(
  () => import("../components/search/home-answer.tsx").then((part) => part.HomeAnswer),
  Opening,
);

const HelpFirst = lazyOptional<{ page: PageSearch; className: string }>(() =>
  import("../components/help/help-first-of-search.tsx").then((part) => part.HelpFirstOfSearch),
);

export function HomePage() {
  const location = useLocation();
  const search = readSearch(new URLSearchParams(location.search));
  const page = usePageSearch(search);
  const partners = usePartners();
  const suggestions = useQuery(suggestedSearchesCall);
  // The question of the day does not change under the reader at midnight.
  const opening = useSteadyQuery(search === null ? homeCall : null);
  const home = opening.status === "ready" ? opening.data : null;
  const selected = useStore(selectedPartners);
  const partnerIds = partners.status === "ready" ? knownPartnerIds(selected, partners.data) : selected;
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  /** By a link: whether to focus the search box, and a question to change. */
  const { focusSearch = false, draft = "" } = (location.state ?? {}) as { focusSearch?: boolean; draft?: string };
  const [text, setText] = useResettingState(search?.question ?? draft);
  const hydrated = useHydrated();

  const pathTo = (question: string) => resultsPath({ question, partnerIds });
  const type = (typed: string) => {
    setText(typed);
    prefetch(paths.results);
  };
  return (
    <PageFrame title={search?.question ?? null} askAnother={false} className={IN_ORDER_OF_SIGHT}>
      <div className="min-w-0">
        {page && (
          <Suspense>
            <HelpFirst page={page} className="mt-9" />
          </Suspense>
        )}
        {!search && (
          <div className="pt-15 max-md:pt-6">
            <PageHeading className="text-display">What would you like to know?</PageHeading>
            <p className="mt-1.5 text-balance font-serif text-ink-2 text-lede italic">
              Generate answers based on trusted theological sources
            </p>
          </div>
        )}
        <div className={`print:hidden ${search ? "pt-9" : "pt-7 max-md:pt-4"}`}>
          <SearchBox
            // The server knows no draft, even when the page is reloaded.
            text={search || hydrated ? text : ""}
            onType={type}
            onSearch={(question) => navigate(pathTo(question))}
            searching={page?.searching ?? false}
            slim={search !== null}
            wantsFocus={() => search === null && (focusSearch || mayTakeFocus())}
          />
        </div>
        {home && (
          <div className="pt-5 max-md:pt-4">
            <Doors doors={home.doors} />
          </div>
        )}
      </div>
      <div className={`@max-gloss:order-1 min-w-0 pb-16 ${search ? "pt-6" : "@max-gloss:pt-6 pt-5"}`}>
        {page ? (
          <Suspense>
            <HomeAnswer {...page} />
          </Suspense>
        ) : (
          <SuggestedSearches
            sets={suggestions.status === "ready" ? suggestions.data.sets : []}
            pathTo={pathTo}
            onChoose={setText}
            onIntent={() => prefetch(paths.results)}
          />
        )}
      </div>
      <Gloss
        narrow="between"
        className={`@gloss:row-span-2 @gloss:row-start-1 ${search ? "@gloss:pt-9" : "@gloss:pt-19"}`}
      >
        {home?.day && (
          <div className="@max-gloss:mb-4 mb-10">
            <QuestionOfTheDay day={home.day} />
          </div>
        )}
        {partners.status === "ready" && (
          <PartnerSelector partners={partners.data} selected={partnerIds} onChange={selectedPartners.set} />
        )}
      </Gloss>
    </PageFrame>
  );
}

/**
 * In a narrow window, what stands in the margin comes before the suggestions or the answer. Where the browser knows
 * `reading-flow`, the keyboard follows the eye.
 */
const IN_ORDER_OF_SIGHT = "content-start @max-gloss:[reading-flow:grid-order] @gloss:grid-rows-[auto_1fr]";
