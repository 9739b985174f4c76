/** The lower part of the home screen once a question has been asked there: searching, no answer, or the answer card. */
import { useNavigate } from "react-router-dom";
import type { Partner } from "../../server/contract/partner.ts";
import type { SearchResult } from "../../server/contract/search.ts";
import { selectedPartners } from "../browser/partner-choice.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { KeepInStudy } from "../components/answer/answer-tools.tsx";
import { directoryOf } from "../components/answer/directory.ts";
import { NoChosenSource } from "../components/answer/no-chosen-source.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { Correction } from "../components/search/correction.tsx";
import { NoAnswer } from "../components/search/no-answer.tsx";
import { RelatedQuestions } from "../components/search/related-questions.tsx";
import { Searching } from "../components/search/searching.tsx";
import type { Query } from "../data/query.ts";
import { homeAnswerPath, resultsPath, type Search } from "../paths.ts";
import "../styles/reading.css";
import { typeset } from "../components/ui/typeset.ts";
import { useAnswerTab } from "./use-answer-tab.ts";
import { useSearchReport } from "./use-search-report.ts";

type Props = { search: Search; query: Query<SearchResult>; partners: Query<Partner[]> };

export function HomeAnswer({ search, query, partners }: Props) {
  const { question, partnerIds } = search;
  const navigate = useNavigate();
  const [tab, setTab] = useAnswerTab();
  useSearchReport(question, query);

  const pathTo = (asked: string) => resultsPath({ question: asked, partnerIds });
  const searchAll = () => {
    selectedPartners.set([]);
    navigate(homeAnswerPath({ ...search, partnerIds: [] }));
  };
  const ready = query.status === "ready" && partners.status === "ready";
  const answer = ready ? query.data.answer : null;
  const partnerCount = partners.status === "ready" ? partners.data.length : 0;

  const correction = ready && (
    <Correction
      typed={question}
      corrected={query.data.corrected}
      found={answer !== null}
      verbatimPath={homeAnswerPath({ ...search, verbatim: true })}
    />
  );

  if (ready && answer) {
    return (
      <section className="rest">
        {correction}
        <article className="card">
          <QuestionHeading question={answer.question} answered />
          <AnswerBody
            key={answer.id}
            answer={answer}
            partners={directoryOf(partners.data)}
            tab={tab}
            onTab={setTab}
            sourcesLabel={`Sources (${answer.citations.length})`}
            tools={<KeepInStudy answer={answer} />}
          >
            {answer.citations.length === 0 && <NoChosenSource partnerCount={partnerCount} onSearchAll={searchAll} />}
          </AnswerBody>
          {tab === "answer" && <RelatedQuestions questions={query.data.related} pathTo={pathTo} />}
        </article>
      </section>
    );
  }
  return (
    <section className="rest">
      <h1 className="vh">{typeset(question)}</h1>
      {query.status === "failed" || partners.status === "failed" || ready ? (
        <NoAnswer
          related={ready ? query.data.related : []}
          pathTo={pathTo}
          partnerCount={partnerCount}
          correction={correction}
          onSearchAll={partnerIds.length > 0 ? searchAll : undefined}
        />
      ) : (
        <Searching question={question} />
      )}
    </section>
  );
}
