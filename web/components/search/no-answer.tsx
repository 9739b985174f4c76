/** No answer: said plainly, with the next steps that are left. */
import type { ReactNode } from "react";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import { PageIcon } from "../ui/page-icon.tsx";
import { inWords } from "./number-words.ts";
import { RelatedQuestions } from "./related-questions.tsx";

type Props = {
  related: readonly AnswerLink[];
  pathTo: (question: string) => string;
  /** How many partners there are, for "Search all nine sources". */
  partnerCount: number;
  /** Says what was searched, if the spelling was mended. */
  correction?: ReactNode;
  /** Searches all partners; absent when all were searched. */
  onSearchAll?: (() => void) | undefined;
  /** Further ways out. */
  children?: ReactNode;
};

export function NoAnswer({ related, pathTo, partnerCount, correction, onSearchAll, children }: Props) {
  return (
    <div className="none">
      <div role="status">
        <h2>No matching answers found</h2>
        <p className="hint">Try adjusting your search terms or selecting different content partners.</p>
      </div>
      {correction}
      {onSearchAll && <SearchAll partnerCount={partnerCount} onSearchAll={onSearchAll} />}
      {children}
      <RelatedQuestions questions={related} pathTo={pathTo} />
    </div>
  );
}

type SearchAllProps = { partnerCount: number; onSearchAll: () => void };

export function SearchAll({ partnerCount, onSearchAll }: SearchAllProps) {
  return (
    <p className="wider">
      <button type="button" className="go" onClick={onSearchAll}>
        Search all {inWords(partnerCount)} sources <PageIcon name="forward" small />
      </button>
    </p>
  );
}
