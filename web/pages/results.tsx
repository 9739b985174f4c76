/** The results screen: a question, its answer and the related resources. Its state is in the address. */
import { Link, useLocation } from "react-router-dom";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { HelpFirstOfSearch, isOfDanger } from "../components/help/help-first-of-search.tsx";
import { Gloss, PageFrame, PageText } from "../components/layout/page-frame.tsx";
import { ResourcesOfAnswer } from "../components/resources/related-resources.tsx";
import { DroppedSources } from "../components/search/result-notes.tsx";
import { SearchOutcome } from "../components/search/search-outcome.tsx";
import { buttonStyles } from "../components/ui/button.tsx";
import { usePageSearch } from "../hooks/use-page-search.ts";
import { useSearchReport } from "../hooks/use-search-report.ts";
import { paths, readResultsSearch, readSearch } from "../lib/paths.ts";

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
          look="page"
          waysOut={<WaysOut question={question} failed={page.failure !== null} />}
        />
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
