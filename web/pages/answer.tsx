/** An answer by its own address, without a search. */
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { Answer } from "../../server/contract/answer.ts";
import type { Partner } from "../../server/contract/partner.ts";
import { citingOnly } from "../../server/shared/citing-only.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { HelpFirst } from "../components/help/help-first.tsx";
import { NotFoundPage } from "../components/layout/not-found-page.tsx";
import { Gloss, PageFrame, PageText } from "../components/layout/page-frame.tsx";
import { PageHeading } from "../components/layout/page-heading.tsx";
import { ResourcesOfAnswer } from "../components/resources/related-resources.tsx";
import { QuestionLinks } from "../components/search/question-links.tsx";
import { DroppedSources } from "../components/search/result-notes.tsx";
import { LoadFailure } from "../components/ui/load-failure.tsx";
import { TakingLonger } from "../components/ui/taking-longer.tsx";
import { useAnswer } from "../data/answers.ts";
import { combineQueries } from "../data/combine-queries.ts";
import { usePartners } from "../data/partners.ts";
import { ApiError } from "../data/transport.ts";
import { useAnswerPlace } from "../hooks/use-answer-place.ts";
import { useFailureReport } from "../hooks/use-failure-report.ts";
import { answerMapPath } from "../lib/library-paths.ts";
import { answerPath, knownPartnerIds } from "../lib/paths.ts";
import { selectedPartners } from "../stores/selected-partners.ts";

export function AnswerPage() {
  const { id = "" } = useParams();
  const { search, hash } = useLocation();
  const query = useAnswer(id);
  const navigate = useNavigate();
  const { status, error } = query;
  const presentId = query.status === "ready" ? query.data.id : id;
  useEffect(() => {
    if (presentId !== id) navigate({ pathname: answerPath(presentId), search, hash }, { replace: true });
  }, [presentId, id, search, hash, navigate]);
  if (status === "failed" && error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return <AnswerView key={id} id={id} />;
}

function AnswerView({ id }: { id: string }) {
  const query = useAnswer(id);
  const partners = usePartners();
  useFailureReport(query, "Answer error:", "The answer could not be loaded.", id);
  const calls = combineQueries([query, partners]);
  const answer = calls.status === "ready" ? query.data : null;
  return (
    <PageFrame title={answer?.question ?? "Answer"} topic={answer?.topic}>
      <PageText>
        {answer ? (
          <AnswerWithQuestion answer={answer} partners={partners.data} />
        ) : (
          <>
            <PageHeading>Answer</PageHeading>
            {calls.status === "failed" ? (
              <LoadFailure what="The answer could not be loaded." call={calls} />
            ) : (
              <p className="lede mt-1.5">
                Opening the answer… <TakingLonger />
              </p>
            )}
          </>
        )}
      </PageText>
      <Gloss className={`@gloss:pt-12 ${answer ? "" : "@max-gloss:hidden"}`} aria-label="Related Resources">
        <ResourcesOfAnswer answer={answer} urgent={answer?.urgent} />
      </Gloss>
    </PageFrame>
  );
}

function AnswerWithQuestion({ answer, partners }: { answer: Answer; partners: readonly Partner[] }) {
  const { tab } = useAnswerPlace();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).getAll("partner");
  const partnerIds = knownPartnerIds(asked, partners);
  const cited = citingOnly(answer, partnerIds);
  const choose = (ids: string[]) => {
    selectedPartners.set(ids);
    navigate(answerPath(answer.id, ids));
  };
  return (
    <>
      {answer.urgent && <HelpFirst question={null} answerIds={[answer.id]} />}
      <QuestionHeading question={answer.question} answered />
      <DroppedSources count={asked.length - partnerIds.length} />
      <AnswerBody answer={cited} partners={partners} partnerIds={partnerIds} onChoose={choose} />
      {tab === "answer" && (
        <QuestionLinks
          title="Related questions"
          questions={answer.related}
          pathTo={({ id }) => answerPath(id, partnerIds)}
          onward={{ to: answerMapPath(answer.id), text: "How this answer connects to others" }}
        />
      )}
    </>
  );
}
