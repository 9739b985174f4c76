/** What stands in place of an answer: that there is none, and what the search has found near it. */
import type { ReactNode } from "react";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { SearchResult } from "../../../server/contract/search.ts";
import type { Failure } from "../../data/use-query.ts";
import { LoadFailure } from "../ui/failure-notice.tsx";
import { FoundVerses, PassageOutcome } from "./passage-outcome.tsx";
import { ClosestAnswers } from "./question-links.tsx";

/** @param props.failure - The search that failed; null when it found nothing. */
export function NoAnswer({ failure, isForeign = false }: { failure: Failure | null; isForeign?: boolean | undefined }) {
  return (
    <>
      <div role="status">
        <h2 className="font-serif text-title tracking-[-0.005em]">No matching answers found</h2>
        <p className="mt-1.5 max-w-128 font-serif text-body text-ink-2">
          Try adjusting your search terms or selecting different content partners.
        </p>
      </div>
      {isForeign && <p className="mt-3 font-serif text-body">Loci answers in English.</p>}
      {failure && <LoadFailure what="The search failed." call={failure} />}
    </>
  );
}

type NearestProps = {
  result: Pick<SearchResult, "closest" | "leading" | "passage" | "passageError" | "verses">;
  pathTo: (link: AnswerLink) => string;
  /** The leading answer, to be read here. */
  children?: ReactNode;
};

/** The named passages, the closest answers, and the verse whose words were typed. */
export function Nearest({ result, pathTo, children }: NearestProps) {
  const { closest, leading, verses } = result;
  return (
    <>
      <PassageOutcome result={result} shown={closest} pathTo={pathTo} />
      {children && <div className="mt-9">{children}</div>}
      <ClosestAnswers
        title={children ? "Other close answers" : "The closest answers"}
        answers={children ? closest.filter(({ id }) => id !== leading?.id) : closest}
        pathTo={pathTo}
      />
      <FoundVerses verses={verses} shown={closest} pathTo={pathTo} />
    </>
  );
}
