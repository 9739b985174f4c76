/** The lower part of the home screen once a question has been asked there: searching, no answer, or the answer card. */
import { useNavigate } from "react-router-dom";
import { useAnswerPlace } from "../browser/answer-place.ts";
import { selectedPartners } from "../browser/partner-choice.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { SaveInStudy } from "../components/answer/answer-tools.tsx";
import { ChosenSources } from "../components/answer/chosen-sources.tsx";
import { ClosestAnswer } from "../components/answer/closest-answer.tsx";
import { directoryOf } from "../components/answer/directory.ts";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { ClosestAnswers } from "../components/search/closest-answers.tsx";
import { DroppedSources } from "../components/search/dropped-sources.tsx";
import { NoAnswer } from "../components/search/no-answer.tsx";
import { QuestionLinks } from "../components/search/question-links.tsx";
import { Searching } from "../components/search/searching.tsx";
import { typeset } from "../components/ui/typeset.ts";
import { homeAnswerPath, resultsPath } from "../paths.ts";
import "../styles/reading.css";
import { SearchCorrection } from "./search-correction.tsx";
import type { PageSearch } from "./use-page-search.ts";
import { useSearchReport } from "./use-search-report.ts";

export function HomeAnswer({ search, query, partners, dropped, result, failure }: PageSearch) {
  const { question, partnerIds } = search;
  const navigate = useNavigate();
  const place = useAnswerPlace();
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
      <section className="rest">
        {correction}
        <DroppedSources count={dropped} />
        <article className="card">
          <ClosestAnswer asked={result?.correctedText ?? question} answered={answer.question} beforeHeading />
          <QuestionHeading question={answer.question} answered />
          <AnswerBody
            key={answer.id}
            answer={answer}
            partners={directoryOf(partners)}
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
      </section>
    );
  }
  return (
    <section className="rest">
      <h1 className="vh">{typeset(question)}</h1>
      <DroppedSources count={dropped} />
      {result || failure ? (
        <NoAnswer
          failure={failure}
          result={result}
          pathTo={pathTo}
          partnerCount={partners.length}
          correction={correction}
          onSearchAll={partnerIds.length > 0 ? () => searchIn([]) : undefined}
        />
      ) : (
        <Searching question={question} />
      )}
    </section>
  );
}
