/** The results screen: a question, its answer and what stands beside it. All of it is in the address. */
import { useLocation, useNavigate } from "react-router-dom";
import type { Answer } from "../../server/contract/answer.ts";
import { selectedPartners } from "../browser/partner-choice.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { KeepInStudy, SaveAsPdf, ShareAnswer } from "../components/answer/answer-tools.tsx";
import { AnsweredUnder } from "../components/answer/answered-under.tsx";
import { directoryOf } from "../components/answer/directory.ts";
import { NoChosenSource } from "../components/answer/no-chosen-source.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { RelatedResources } from "../components/resources/related-resources.tsx";
import { Correction } from "../components/search/correction.tsx";
import { NoAnswer } from "../components/search/no-answer.tsx";
import { RelatedQuestions } from "../components/search/related-questions.tsx";
import { Searching } from "../components/search/searching.tsx";
import { PageFrame } from "../components/shell/page-frame.tsx";
import { Link } from "../components/ui/link.tsx";
import { usePartners } from "../data/partners.ts";
import { useRelated } from "../data/related.ts";
import { useSearch } from "../data/search.ts";
import { paths, readResultsSearch, readSearch, resultsPath } from "../paths.ts";
import "../styles/reading.css";
import { useAnswerTab } from "./use-answer-tab.ts";
import { useSearchReport } from "./use-search-report.ts";

export function ResultsPage() {
  const params = new URLSearchParams(useLocation().search);
  const search = readResultsSearch(params);
  const { question, partnerIds } = search;
  const query = useSearch(search);
  const partners = usePartners();
  const [tab, setTab] = useAnswerTab();
  const navigate = useNavigate();
  useSearchReport(question, query, readSearch(params) !== null);

  const ready = query.status === "ready" && partners.status === "ready";
  const answer = ready ? query.data.answer : null;
  const failed = query.status === "failed" || partners.status === "failed" || (ready && !answer);
  const partnerCount = partners.status === "ready" ? partners.data.length : 0;
  const pathTo = (asked: string) => resultsPath({ question: asked, partnerIds });
  const searchAll = () => {
    selectedPartners.set([]);
    navigate(resultsPath({ ...search, partnerIds: [] }));
  };

  const correction = ready && (
    <Correction
      typed={question}
      corrected={query.data.corrected}
      found={answer !== null}
      verbatimPath={resultsPath({ ...search, verbatim: true })}
    />
  );

  return (
    <PageFrame title={question} topic={answer?.category} className="page results">
      <div className="text">
        <QuestionHeading question={question} answered={answer !== null} />
        {ready && answer && (
          <>
            {correction}
            <AnsweredUnder asked={query.data.corrected ?? question} answered={answer.question} />
            <AnswerBody
              key={answer.id}
              answer={answer}
              partners={directoryOf(partners.data)}
              tab={tab}
              onTab={setTab}
              sourcesLabel="Sources"
              tools={
                <>
                  <ShareAnswer answer={answer} />
                  <SaveAsPdf />
                  <KeepInStudy answer={answer} />
                </>
              }
            >
              {answer.citations.length === 0 && <NoChosenSource partnerCount={partnerCount} onSearchAll={searchAll} />}
            </AnswerBody>
            {tab === "answer" && <RelatedQuestions questions={query.data.related} pathTo={pathTo} />}
          </>
        )}
        {failed && (
          <NoAnswer
            related={ready ? query.data.related : []}
            pathTo={pathTo}
            partnerCount={partnerCount}
            correction={correction}
            onSearchAll={partnerIds.length > 0 ? searchAll : undefined}
          >
            <p className="ways">
              <Link className="btn btn-fill" to={paths.home} state={{ draft: question }}>
                Change the question
              </Link>
              <Link className="btn" to={paths.library}>
                Browse the Library
              </Link>
            </p>
          </NoAnswer>
        )}
        {!answer && !failed && <Searching question={question} />}
      </div>
      <aside className={answer || failed ? "gloss" : "gloss waiting"} aria-label="Related Resources">
        {failed ? <NoResources /> : <ResourcesOf answer={answer} />}
      </aside>
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
      <h2>Related Resources</h2>
      <p className="note">Resources appear here beside an answer.</p>
    </>
  );
}
