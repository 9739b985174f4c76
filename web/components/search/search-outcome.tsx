/** The outcome of a search: searching, failed, nothing found, the closest answers, or the answer. */
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Answer, AnswerLink } from "../../../server/contract/answer.ts";
import { useAnswerPlace } from "../../hooks/use-answer-place.ts";
import type { PageSearch } from "../../hooks/use-page-search.ts";
import { answerPath, homeAnswerPath, resultsPath } from "../../lib/paths.ts";
import { selectedPartners } from "../../stores/selected-partners.ts";
import { AnswerBody } from "../answer/answer-body.tsx";
import { QuestionHeading } from "../answer/question-heading.tsx";
import { AskEditors } from "./ask-editors.tsx";
import { Nearest, NoAnswer } from "./no-answer.tsx";
import { PassageOutcome } from "./passage-outcome.tsx";
import { ClosestAnswers, QuestionLinks } from "./question-links.tsx";
import { CanonicalQuestion, SearchCorrection } from "./result-notes.tsx";
import { SearchAll } from "./search-all.tsx";
import { Searching } from "./searching.tsx";

type Props = {
  page: PageSearch;
  /** How an answer stands on the page: as its subject, or on a card. */
  look: "page" | "card";
  /** Further links if nothing was found. */
  waysOut?: ReactNode;
};

export function SearchOutcome({ page, look, waysOut }: Props) {
  const { search, result, failure, searching } = page;
  const { question, partnerIds } = search;
  const { tab } = useAnswerPlace();
  const navigate = useNavigate();

  const isPage = look === "page";
  if (searching) return <Searching question={question} onLinesOfAnswer={isPage} />;

  const searchPath = isPage ? resultsPath : homeAnswerPath;
  const pathTo = ({ id }: AnswerLink) => answerPath(id, partnerIds);
  const searchIn = (ids: string[]) => {
    selectedPartners.set(ids);
    navigate(searchPath({ ...search, partnerIds: ids }));
  };
  const correction = result && (
    <SearchCorrection key={result.correctedText} search={search} result={result} pathTo={searchPath} />
  );
  const body = (answer: Answer) => (
    <AnswerBody key={answer.id} answer={answer} partnerIds={partnerIds} onChoose={searchIn} look={look} />
  );
  const answer = result?.answer;
  if (!answer) {
    const leading = result?.leading;
    return (
      <div className={isPage ? "mt-8 pt-2" : ""}>
        <NoAnswer failure={failure} isForeign={result?.isForeign} />
        {correction}
        {partnerIds.length > 0 && (
          <p className="mt-3">
            <SearchAll onSearchAll={() => searchIn([])} />
          </p>
        )}
        {result && (
          <Nearest result={result} pathTo={pathTo}>
            {leading && (
              <FramedAnswer page={page} look={look} answer={leading}>
                {body(leading)}
              </FramedAnswer>
            )}
          </Nearest>
        )}
        {waysOut}
        {!failure && !result?.urgent && <AskEditors key={question} question={question} />}
        <QuestionLinks title="Most asked" questions={result?.mostAsked ?? []} pathTo={pathTo} />
      </div>
    );
  }
  return (
    <>
      {correction}
      <FramedAnswer page={page} look={look} answer={answer}>
        {body(answer)}
        {tab === "answer" && (
          <>
            <PassageOutcome result={result} shown={[answer, ...result.closest]} pathTo={pathTo} />
            <ClosestAnswers title="Other close answers" answers={result.closest} pathTo={pathTo} />
            <QuestionLinks title="Related questions" questions={answer.related} pathTo={pathTo} />
          </>
        )}
      </FramedAnswer>
    </>
  );
}

type FrameProps = Pick<Props, "page" | "look"> & { answer: Answer; children: ReactNode };

/** An answer under the question that it answers, where that is not the one asked. */
function FramedAnswer({ page: { search, result }, look, answer, children }: FrameProps) {
  const asked = result?.correctedText ?? search.question;
  if (look === "card")
    return (
      <article className="not-first:mt-4 rounded border border-rule bg-sheet px-9 pt-9 pb-10 shadow-lift [--ground:var(--color-sheet)] max-md:-mx-5 max-md:rounded-none max-md:border-x-0 max-md:px-5 max-md:pt-7 max-md:pb-8 max-md:shadow-none print:border-0 print:p-0 print:shadow-none">
        <CanonicalQuestion asked={asked} answered={answer.question} />
        <QuestionHeading question={answer.question} answered onCard />
        {children}
      </article>
    );
  return (
    <>
      {/* The heading of an urgent answer is its own question already. */}
      {!(result?.urgent && result.answer) && (
        <CanonicalQuestion asked={asked} answered={answer.question} path={answerPath(answer.id, search.partnerIds)} />
      )}
      {children}
    </>
  );
}
