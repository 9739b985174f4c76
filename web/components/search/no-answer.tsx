/** No answer: said plainly, with the next steps that are left. */
import type { ReactNode } from "react";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { SearchResult } from "../../../server/contract/search.ts";
import type { Failure } from "../../data/use-query.ts";
import { inWords } from "../../lib/numbers.ts";
import { Icon } from "../ui/icon.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { AskEditors } from "./ask-editors.tsx";
import { PassageOutcome } from "./passage-outcome.tsx";
import { ClosestAnswers, QuestionLinks } from "./question-links.tsx";

type Props = {
  /** The search that failed; null when it found nothing. */
  failure: Failure | null;
  /** What the search gave instead of an answer, if it is there. */
  result: Pick<SearchResult, "closest" | "mostAsked" | "passage" | "passageError"> | null;
  pathTo: (link: AnswerLink) => string;
  /** How many partners there are, for "Search all nine sources". */
  partnerCount: number;
  /** What was asked, where it may be left for the editors. */
  question?: string;
  /** Says what was searched, if the spelling was corrected. */
  correction?: ReactNode;
  /** Searches all partners; absent when all were searched. */
  onSearchAll?: (() => void) | undefined;
  /** Further ways out. */
  children?: ReactNode;
  className?: string;
};

export function NoAnswer({
  failure,
  result,
  pathTo,
  partnerCount,
  question,
  correction,
  onSearchAll,
  children,
  className = "",
}: Props) {
  return (
    <div className={className}>
      <div role="status">
        <h2 className="font-serif text-32/10 tracking-[-0.005em]">No matching answers found</h2>
        <p className="mt-1.5 max-w-128 font-serif text-19/7 text-ink-2">
          Try adjusting your search terms or selecting different content partners.
        </p>
      </div>
      {failure && <LoadFailure what="The search failed." call={failure} />}
      {correction}
      {onSearchAll && (
        <p className="mt-3">
          <SearchAll partnerCount={partnerCount} onSearchAll={onSearchAll} />
        </p>
      )}
      {result && <PassageOutcome result={result} pathTo={pathTo} />}
      <ClosestAnswers answers={result?.closest ?? []} pathTo={pathTo} />
      {children}
      {question !== undefined && !failure && <AskEditors key={question} question={question} />}
      <QuestionLinks title="Most asked" questions={result?.mostAsked ?? []} pathTo={pathTo} />
    </div>
  );
}

type SearchAllProps = { partnerCount: number; onSearchAll: () => void };

export function SearchAll({ partnerCount, onSearchAll }: SearchAllProps) {
  return (
    <button type="button" className="onward-link" onClick={onSearchAll}>
      Search all {partnerCount > 0 && `${inWords(partnerCount)} `}sources <Icon name="forward" small />
    </button>
  );
}
