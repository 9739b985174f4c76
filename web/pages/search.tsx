/** Search: all answers that match some words, filtered by topic and source. Its state is in the address. */
import { startTransition, useOptimistic } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { AnswerLink } from "../../server/contract/answer.ts";
import type { ClosestAnswer } from "../../server/contract/search.ts";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../../server/shared/limits.ts";
import { IN_PLACE } from "../arrival/use-arrival.ts";
import { AnswerList, ResultCount } from "../components/answer-list/answer-list.tsx";
import { choicesOf, type Filters, filterAnswers, NO_FILTERS } from "../components/answer-list/filter-answers.ts";
import { ActiveFilters, FilterPanel } from "../components/answer-list/filter-panel.tsx";
import { Gloss, PageFrame, PageHeading } from "../components/layout/page-frame.tsx";
import { Nearest, NoAnswer } from "../components/search/no-answer.tsx";
import { FoundVerses, PassageOutcome } from "../components/search/passage-outcome.tsx";
import { QuestionLinks } from "../components/search/question-links.tsx";
import { DroppedSources } from "../components/search/result-notes.tsx";
import { SearchBox } from "../components/search/search-box.tsx";
import { Button, buttonStyles } from "../components/ui/button.tsx";
import { combineQueries } from "../data/combine-queries.ts";
import { usePartners, usePartnersById } from "../data/partners.ts";
import { useQuery, useSteadyQuery } from "../data/use-query.ts";
import { useFailureReport } from "../hooks/use-failure-report.ts";
import { useResettingState } from "../hooks/use-resetting-state.ts";
import { libraryCall } from "../lib/library-paths.ts";
import { listingPath, readListing } from "../lib/listing.ts";
import { answerPath, answersCall, paths, searchCall } from "../lib/paths.ts";
import { mayTakeFocus } from "../lib/screen.ts";
import { typeset } from "../lib/typeset.ts";

export function SearchPage() {
  const { search: address, state } = useLocation();
  const { words, topicIds, partnerIds } = readListing(new URLSearchParams(address));
  const navigate = useNavigate();
  const [text, setText] = useResettingState(words);
  const list = useQuery(answersCall(words));
  const library = useQuery(libraryCall);
  const allPartners = usePartners();
  const partnersById = usePartnersById();
  const calls = combineQueries(list, library, allPartners);
  // In addition to the list: whether the words were corrected, and the closest answers if none has them.
  const search = useSteadyQuery(words === "" ? null : searchCall({ question: words, partnerIds: [] }));
  const understood = search.status === "ready" ? search.data : null;
  useFailureReport(calls, "Search error:", "The search failed.", words);

  const { status } = calls;
  const answers = status === "ready" ? list.data.answers : [];
  const topics = status === "ready" ? library.data.topics : [];
  const partners = status === "ready" ? allPartners.data : [];
  // The checkbox is optimistic, because the address changes in a transition.
  const [filters, setFilters] = useOptimistic<Filters>({
    topicIds: known(topicIds, topics),
    partnerIds: known(partnerIds, partners),
  });
  const choices = choicesOf(topics, partners, filters);
  const shown = filterAnswers(answers, filters);
  const filtered = topicIds.length + partnerIds.length > 0;
  // Words that are typed but not searched for yet count as well, so that the box and the list agree.
  const applyFilters = (next: Filters) =>
    startTransition(() => {
      setFilters(next);
      const typed = questionLength(text) > QUESTION_MAX_LENGTH ? words : trimQuestion(text);
      navigate(listingPath({ words: typed, ...next }), { state: IN_PLACE });
    });
  const pathTo = ({ id }: { id: string }) => answerPath(id);
  // Filters may have taken out what is near.
  const near = filtered ? null : understood;
  const nothing = status === "failed" || (status === "ready" && shown.length === 0);
  return (
    <PageFrame
      title={words === "" ? "Search" : `${words}, Search`}
      askAnother={false}
      className="@gloss:grid-rows-[auto_1fr] content-start"
    >
      <div className="pt-12 max-md:pt-8">
        <PageHeading>Search</PageHeading>
        <p className="aside">
          Search lists every answer about your words. To have one question answered, ask it on{" "}
          <Link className="link" to={paths.home}>
            Home
          </Link>
          .
        </p>
        <div className="mt-5 print:hidden">
          <SearchBox
            slim
            mayBeEmpty={words !== ""}
            text={text}
            onType={setText}
            onSearch={(asked) => navigate(listingPath({ words: asked, ...NO_FILTERS }))}
            searching={status === "loading" && text === words}
            wantsFocus={() => words === "" && mayTakeFocus()}
          />
        </div>
      </div>
      <section className="@max-gloss:row-start-3 min-w-0 @max-gloss:pt-2 pt-4 pb-20" aria-label="Answers">
        {status === "ready" && <DroppedSources count={partnerIds.length - filters.partnerIds.length} />}
        {!nothing && understood?.correctedText && (
          <p key={words} className="mt-3 font-serif text-body text-ink-2 italic">
            Searched for <em className="text-ink not-italic">{typeset(understood.correctedText)}</em> in place of{" "}
            {typeset(words)}.
          </p>
        )}
        {!nothing && understood && (
          <>
            <PassageOutcome result={understood} shown={shown} pathTo={pathTo} />
            <FoundVerses verses={understood.verses} shown={shown} pathTo={pathTo} />
          </>
        )}
        {!nothing && (
          <ResultCount
            shown={status === "ready" ? shown.length : null}
            all={answers.length}
            order={words === "" ? "In the order of the Library" : "Best match first"}
          />
        )}
        <ActiveFilters choices={choices} onChange={applyFilters} />
        {nothing ? (
          <div className={filters.topicIds.length + filters.partnerIds.length > 0 ? "pt-5" : "pt-2"}>
            <NoAnswer failure={status === "failed" ? calls : null} isForeign={near?.isForeign} />
            {near && (
              <Nearest
                result={{ ...near, closest: near.answer ? [asClosest(near.answer)] : near.closest }}
                pathTo={pathTo}
              />
            )}
            <p className="mt-6 flex flex-wrap gap-3">
              {filtered && <Button onClick={() => applyFilters(NO_FILTERS)}>Clear filters</Button>}
              <Link className={buttonStyles.outline} to={paths.library}>
                Browse the Library
              </Link>
            </p>
            <QuestionLinks title="Most asked" questions={near?.mostAsked ?? []} pathTo={pathTo} />
          </div>
        ) : (
          <AnswerList
            answers={shown}
            topics={topics}
            partners={partnersById}
            // With the history entry, so that back, forward and reload show as many.
            expanded={state?.expanded === true}
            onExpand={() => navigate(address, { replace: true, state: { ...state, ...IN_PLACE, expanded: true } })}
          />
        )}
      </section>
      <Gloss narrow="between" className="@gloss:row-span-2 @gloss:row-start-1 @gloss:pt-12">
        {(status === "loading" || answers.length > 0 || filtered) && (
          <FilterPanel
            answers={status === "loading" ? null : answers}
            choices={choices}
            filters={filters}
            onChange={applyFilters}
            shown={shown.length}
          />
        )}
      </Gloss>
    </PageFrame>
  );
}

/** An answer to the question is closer than the closest ones. */
function asClosest({ id, question }: AnswerLink): ClosestAnswer {
  return { id, question, firstSentence: "" };
}

/** Unknown filters in the address are ignored. */
function known(ids: readonly string[], entries: readonly { readonly id: string }[]): string[] {
  return ids.filter((id) => entries.some((entry) => entry.id === id));
}
