/** The results screen: a question, its answer and what stands beside it. All of it is in the address. */
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { Answer } from "../../server/contract/answer.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { CiteAnswer, SaveAsPdf, SaveInStudy, ShareAnswer } from "../components/answer/answer-tools.tsx";
import { ChosenSources } from "../components/answer/chosen-sources.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { Gloss, PageFrame, PageText } from "../components/layout/page-frame.tsx";
import { RelatedResources, ResourcesHeading } from "../components/resources/related-resources.tsx";
import { NoAnswer } from "../components/search/no-answer.tsx";
import { ClosestAnswers, QuestionLinks } from "../components/search/question-links.tsx";
import { CanonicalQuestion, DroppedSources, SearchCorrection } from "../components/search/result-notes.tsx";
import { Searching } from "../components/search/searching.tsx";
import { buttonStyles } from "../components/ui/button.tsx";
import { useRelated } from "../data/answers.ts";
import { usePartnersById } from "../data/partners.ts";
import { useAnswerPlace } from "../hooks/use-answer-place.ts";
import { usePageSearch } from "../hooks/use-page-search.ts";
import { useSearchReport } from "../hooks/use-search-report.ts";
import { paths, readResultsSearch, readSearch, resultsPath } from "../lib/paths.ts";
import { selectedPartners } from "../stores/selected-partners.ts";

export function ResultsPage() {
  const params = new URLSearchParams(useLocation().search);
  const page = usePageSearch(readResultsSearch(params));
  const { search, query, partners, dropped, result, failure, searching } = page;
  const { question, partnerIds } = search;
  const place = useAnswerPlace();
  const partnersById = usePartnersById();
  const navigate = useNavigate();
  useSearchReport(question, query, readSearch(params) !== null);

  const answer = result?.answer ?? null;
  const pathTo = (asked: string) => resultsPath({ question: asked, partnerIds });
  const searchIn = (ids: string[]) => {
    selectedPartners.set(ids);
    navigate(resultsPath({ ...search, partnerIds: ids }));
  };
  const correction = result && <SearchCorrection search={search} result={result} pathTo={resultsPath} />;

  return (
    <PageFrame title={question} topic={answer?.category}>
      <PageText>
        <QuestionHeading question={question} answered={answer !== null} />
        <DroppedSources count={dropped} />
        {answer && (
          <>
            {correction}
            <CanonicalQuestion asked={result?.correctedText ?? question} answered={answer.question} />
            <AnswerBody
              key={answer.id}
              answer={answer}
              partners={partnersById}
              place={place}
              sourcesLabel="Sources"
              tools={
                <>
                  <ShareAnswer answer={answer} />
                  <CiteAnswer answer={answer} partnerIds={partnerIds} />
                  <SaveAsPdf answer={answer} partnerIds={partnerIds} />
                  <SaveInStudy answer={answer} />
                </>
              }
            >
              <ChosenSources answer={answer} partners={partners} chosenIds={partnerIds} onChoose={searchIn} />
            </AnswerBody>
            {place.tab === "answer" && (
              <ClosestAnswers title="Other close answers" answers={result?.closest ?? []} pathTo={pathTo} />
            )}
            {place.tab === "answer" && (
              <QuestionLinks title="Related questions" questions={answer.related} pathTo={pathTo} />
            )}
          </>
        )}
        {!answer && !searching && (
          <NoAnswer
            className="mt-8 pt-2"
            failure={failure}
            result={result}
            pathTo={pathTo}
            partnerCount={partners.length}
            correction={correction}
            onSearchAll={partnerIds.length > 0 ? () => searchIn([]) : undefined}
          >
            <p className="mt-6 flex flex-wrap gap-3">
              <Link className={buttonStyles.filled} to={paths.home} state={{ draft: question }}>
                Change the question
              </Link>
              <Link className={buttonStyles.outline} to={paths.library}>
                Browse the Library
              </Link>
            </p>
          </NoAnswer>
        )}
        {searching && <Searching question={question} onLinesOfAnswer />}
      </PageText>
      {/* Below the text nothing may stand yet that the answer would push down. */}
      <Gloss className={`gloss:pt-12 ${searching ? "max-gloss:hidden" : ""}`} aria-label="Related Resources">
        {answer || searching ? <ResourcesOf answer={answer} /> : <NoResources />}
      </Gloss>
    </PageFrame>
  );
}

function ResourcesOf({ answer }: { answer: Answer | null }) {
  const related = useRelated(answer?.id ?? null);
  return <RelatedResources related={related.status === "ready" ? related.data : null} />;
}

function NoResources() {
  return (
    <>
      <ResourcesHeading />
      <p className="aside mt-3">Resources appear here beside an answer.</p>
    </>
  );
}
