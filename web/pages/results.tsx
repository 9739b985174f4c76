/** The results screen: a question, its answer and the related resources. Its state is in the address. */
import { Link, useLocation } from "react-router-dom";
import { CiteAnswer, SaveAsPdf, SaveInStudy, ShareAnswer, SheetForGroup } from "../components/answer/answer-tools.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { ReadAloud } from "../components/answer/read-aloud.tsx";
import { HelpFirstOfSearch, isOfDanger } from "../components/help/help-first-of-search.tsx";
import { Gloss, PageFrame, PageText } from "../components/layout/page-frame.tsx";
import { ResourcesOfAnswer } from "../components/resources/related-resources.tsx";
import { CanonicalQuestion, DroppedSources } from "../components/search/result-notes.tsx";
import { SearchOutcome } from "../components/search/search-outcome.tsx";
import { buttonStyles } from "../components/ui/button.tsx";
import { TextSizeButtons } from "../components/ui/text-size.tsx";
import { usePageSearch } from "../hooks/use-page-search.ts";
import { useSearchReport } from "../hooks/use-search-report.ts";
import { answerPath, paths, readResultsSearch, readSearch, resultsPath } from "../lib/paths.ts";

export function ResultsPage() {
  const params = new URLSearchParams(useLocation().search);
  const page = usePageSearch(readResultsSearch(params));
  const { search, query, dropped, result, searching } = page;
  const { question } = search;
  useSearchReport(question, query, readSearch(params) !== null);

  const answer = result?.answer ?? null;
  return (
    <PageFrame title={question} topic={answer?.topic}>
      <PageText>
        <HelpFirstOfSearch page={page} />
        {/* A cry for help is not repeated in large letters over its answer. */}
        <QuestionHeading question={(result?.urgent && answer?.question) || question} answered={answer !== null} />
        <DroppedSources count={dropped} />
        <SearchOutcome
          page={page}
          searchPath={resultsPath}
          sourcesLabel={() => "Sources"}
          tools={(answer) => (
            <>
              <ShareAnswer answer={answer} />
              <CiteAnswer answer={answer} partnerIds={search.partnerIds} />
              <SaveAsPdf answer={answer} partnerIds={search.partnerIds} />
              <TextSizeButtons />
              <SaveInStudy answer={answer} partnerIds={search.partnerIds} />
            </>
          )}
          moreTools={(answer) => (
            <>
              <SheetForGroup answer={answer} partnerIds={search.partnerIds} />
              <ReadAloud key={answer.id} answer={answer} />
            </>
          )}
          waysOut={<WaysOut question={question} failed={page.failure !== null} />}
          noAnswerClass="mt-8 pt-2"
          onLinesOfAnswer
        >
          {(answer, content) => (
            <>
              {!(result?.urgent && result.answer) && (
                <CanonicalQuestion
                  asked={result?.correctedText ?? question}
                  answered={answer.question}
                  path={answerPath(answer.id, search.partnerIds)}
                />
              )}
              {content}
            </>
          )}
        </SearchOutcome>
      </PageText>
      {/* Nothing may be below the text yet, because the answer would push it down. */}
      {(answer || searching) && (
        <Gloss className={`@gloss:pt-12 ${searching ? "@max-gloss:hidden" : ""}`} aria-label="Related Resources">
          <ResourcesOfAnswer answer={answer} urgent={isOfDanger(question, result)} />
        </Gloss>
      )}
    </PageFrame>
  );
}

/** Links for a question without an answer. After a failure, trying again comes first. */
function WaysOut({ question, failed }: { question: string; failed: boolean }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Link className={buttonStyles[failed ? "outline" : "filled"]} to={paths.home} state={{ draft: question }}>
        Change the question
      </Link>
      <Link className={buttonStyles.outline} to={paths.library}>
        Browse the Library
      </Link>
    </p>
  );
}
