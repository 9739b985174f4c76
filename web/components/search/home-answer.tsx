/** The lower part of the home screen for a question in the address: its outcome, with an answer on a card. */
import type { PageSearch } from "../../hooks/use-page-search.ts";
import { useSearchReport } from "../../hooks/use-search-report.ts";
import { homeAnswerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { CiteAnswer, SaveInStudy } from "../answer/answer-tools.tsx";
import { QuestionHeading } from "../answer/question-heading.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextSizeButtons } from "../ui/text-size.tsx";
import { CanonicalQuestion, DroppedSources } from "./result-notes.tsx";
import { SearchOutcome } from "./search-outcome.tsx";

export function HomeAnswer(page: PageSearch) {
  const { search, query, dropped, result } = page;
  useSearchReport(search.question, query);
  return (
    <>
      {!result?.answer && <PageHeading className="sr-only">{typeset(search.question)}</PageHeading>}
      <DroppedSources count={dropped} />
      <SearchOutcome
        page={page}
        searchPath={homeAnswerPath}
        sourcesLabel={({ citations }) => `Sources (${citations.length})`}
        tools={(answer) => (
          <>
            <CiteAnswer answer={answer} partnerIds={search.partnerIds} />
            <TextSizeButtons />
            <SaveInStudy answer={answer} partnerIds={search.partnerIds} />
          </>
        )}
      >
        {(answer, content) => (
          <article className="not-first:mt-4 rounded border border-rule bg-sheet px-9 pt-9 pb-10 shadow-lift [--ground:var(--color-sheet)] max-md:-mx-5 max-md:rounded-none max-md:border-x-0 max-md:px-5 max-md:pt-7 max-md:pb-8 max-md:shadow-none print:border-0 print:p-0 print:shadow-none">
            <CanonicalQuestion asked={result?.correctedText ?? search.question} answered={answer.question} />
            <QuestionHeading question={answer.question} answered onCard />
            {content}
          </article>
        )}
      </SearchOutcome>
    </>
  );
}
