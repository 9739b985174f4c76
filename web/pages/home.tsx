/**
 * The home screen: the search box, suggested searches and the partners; or, with a question in the address, its answer.
 */
import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Opening } from "../components/layout/opening-page.tsx";
import { Gloss, PageFrame } from "../components/layout/page-frame.tsx";
import { PageHeading } from "../components/layout/page-heading.tsx";
import { PartnerSelector } from "../components/search/partner-selector.tsx";
import { SearchBox } from "../components/search/search-box.tsx";
import { SuggestedSearches } from "../components/search/suggested-searches.tsx";
import { lazyOptional, lazyPart } from "../components/ui/lazy.tsx";
import { usePartners } from "../data/partners.ts";
import { useSuggestedSearches } from "../data/search.ts";
import { type PageSearch, usePageSearch } from "../hooks/use-page-search.ts";
import { usePartnerChoice } from "../hooks/use-partner-choice.ts";
import { usePrefetch } from "../hooks/use-prefetch.ts";
import { useResettingState } from "../hooks/use-resetting-state.ts";
import { paths, readSearch, resultsPath } from "../lib/paths.ts";
import { mayTakeFocus } from "../lib/screen.ts";

export const HomeAnswer = lazyPart(
  () => import("../components/search/home-answer.tsx").then((part) => part.HomeAnswer),
  Opening,
);

const HelpFirst = lazyOptional<{ page: PageSearch; className: string }>(() =>
  import("../components/help/help-first.tsx").then((part) => part.HelpFirstOfSearch),
);

export function HomePage() {
  const location = useLocation();
  const search = readSearch(new URLSearchParams(location.search));
  const page = usePageSearch(search);
  const partners = usePartners();
  const suggestions = useSuggestedSearches();
  const [partnerIds, choosePartners] = usePartnerChoice(search);
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const [text, setText] = useQuestionText(search?.question);
  const { focusSearch = false } = (location.state ?? {}) as { focusSearch?: boolean };

  const pathTo = (question: string) => resultsPath({ question, partnerIds });
  const ask = (question: string) => {
    choosePartners(partnerIds);
    navigate(pathTo(question));
  };
  const type = (typed: string) => {
    setText(typed);
    prefetch(paths.results);
  };
  return (
    <PageFrame
      title={search?.question ?? null}
      askAnother={false}
      className="@gloss:grid-rows-[auto_auto_1fr] content-start"
    >
      {page && (
        <Suspense>
          <HelpFirst page={page} className="@gloss:row-start-1 mt-9" />
        </Suspense>
      )}
      {!search && (
        <div className="pt-15 max-md:pt-8">
          <PageHeading className="text-display">What would you like to know?</PageHeading>
          <p className="mt-1.5 text-balance font-serif text-ink-2 text-lede italic">
            Generate answers based on trusted theological sources
          </p>
        </div>
      )}
      <div className={`@gloss:row-start-2 print:hidden ${search ? "pt-9" : "pt-7 max-md:pt-5"}`}>
        <SearchBox
          text={text}
          onType={type}
          onSearch={ask}
          searching={page?.searching ?? false}
          slim={search !== null}
          wantsFocus={() => search === null && (focusSearch || mayTakeFocus())}
        />
      </div>
      <Gloss
        narrow="between"
        className={`@gloss:row-span-3 @gloss:row-start-1 ${search ? "@gloss:pt-9" : "@gloss:pt-21"}`}
      >
        {partners.status === "ready" && (
          <PartnerSelector
            partners={partners.data}
            selected={partnerIds}
            onChange={choosePartners}
            roomy={search === null}
          />
        )}
      </Gloss>
      <div className={`@gloss:row-start-3 min-w-0 pb-16 ${search ? "pt-6" : "pt-9 max-md:pt-6"}`}>
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
    </PageFrame>
  );
}

/** The text of the search box: the question in the address, a question to change, or what was typed since. */
function useQuestionText(question: string | undefined) {
  const { state } = useLocation() as { state: { draft?: string } | null };
  const given = question ?? state?.draft ?? "";
  return useResettingState(given);
}
