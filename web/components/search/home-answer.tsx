/** The lower part of the home screen once a question has been asked there: searching, no answer, or the answer card. */
import { useNavigate } from "react-router-dom";
import { usePartnersById } from "../../data/partners.ts";
import { useAnswerPlace } from "../../hooks/use-answer-place.ts";
import type { PageSearch } from "../../hooks/use-page-search.ts";
import { useSearchReport } from "../../hooks/use-search-report.ts";
import { homeAnswerPath, resultsPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { selectedPartners } from "../../stores/selected-partners.ts";
import { AnswerBody } from "../answer/answer-body.tsx";
import { SaveInStudy } from "../answer/answer-tools.tsx";
import { ChosenSources } from "../answer/chosen-sources.tsx";
import { QuestionHeading } from "../answer/question-heading.tsx";
import { NoAnswer } from "./no-answer.tsx";
import { ClosestAnswers, QuestionLinks } from "./question-links.tsx";
import { CanonicalQuestion, DroppedSources, SearchCorrection } from "./result-notes.tsx";
import { Searching } from "./searching.tsx";

export function HomeAnswer({ search, query, partners, dropped, result, failure }: PageSearch) {
  const { question, partnerIds } = search;
  const navigate = useNavigate();
  const place = useAnswerPlace();
  const partnersById = usePartnersById();
  useSearchReport(question, query);

  const pathTo = (asked: string) => resultsPath({ question: asked, partnerIds });
  const searchIn = (ids: string[]) => {
    selectedPartners.set(ids);
    navigate(homeAnswerPath({ ...search, partnerIds: ids }));
  };
  const answer = result?.answer ?? null;
  const correction = result && <SearchCorrection search={search} result={result} pathTo={homeAnswerPath} />;

  if (answer) {
    return (
      <>
        {correction}
        <DroppedSources count={dropped} />
        <article className="not-first:mt-4 rounded border border-rule bg-sheet px-9 pt-9 pb-10 shadow-lift [--ground:var(--color-sheet)] max-md:-mx-5 max-md:rounded-none max-md:border-x-0 max-md:px-5 max-md:pt-7 max-md:pb-8 max-md:shadow-none print:border-0 print:p-0 print:shadow-none">
          <CanonicalQuestion asked={result?.correctedText ?? question} answered={answer.question} beforeHeading />
          <QuestionHeading question={answer.question} answered onCard />
          <AnswerBody
            key={answer.id}
            answer={answer}
            partners={partnersById}
            place={place}
            sourcesLabel={`Sources (${answer.citations.length})`}
            tools={<SaveInStudy answer={answer} />}
          >
            <ChosenSources answer={answer} partners={partners} chosenIds={partnerIds} onChoose={searchIn} />
          </AnswerBody>
          {place.tab === "answer" && (
            <ClosestAnswers title="Other close answers" answers={result?.closest ?? []} pathTo={pathTo} />
          )}
          {place.tab === "answer" && (
            <QuestionLinks title="Related questions" questions={answer.related} pathTo={pathTo} />
          )}
        </article>
      </>
    );
  }
  return (
    <>
      <h1 className="sr-only">{typeset(question)}</h1>
      <DroppedSources count={dropped} />
      {result || failure ? (
        <NoAnswer
          failure={failure}
          result={result}
          pathTo={pathTo}
          partnerCount={partners.length}
          question={question}
          correction={correction}
          onSearchAll={partnerIds.length > 0 ? () => searchIn([]) : undefined}
        />
      ) : (
        <Searching question={question} />
      )}
    </>
  );
}
