/** An answer by its own address, without a search. */
import { useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { Answer } from "../../server/contract/answer.ts";
import type { Partner } from "../../server/contract/partner.ts";
import { citingOnly } from "../../server/shared/citing-only.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { HelpFirst } from "../components/help/help-first.tsx";
import { LoadedPage } from "../components/layout/loaded-page.tsx";
import { NotFoundPage } from "../components/layout/not-found-page.tsx";
import { Gloss, PageText } from "../components/layout/page-frame.tsx";
import { ResourcesOfAnswer } from "../components/resources/related-resources.tsx";
import { QuestionLinks } from "../components/search/question-links.tsx";
import { DroppedSources } from "../components/search/result-notes.tsx";
import { combineQueries } from "../data/combine-queries.ts";
import { usePartners } from "../data/partners.ts";
import { useSteadyQuery } from "../data/use-query.ts";
import { useAnswerPlace } from "../hooks/use-answer-place.ts";
import { answerMapPath } from "../lib/library-paths.ts";
import { answerCall, answerPath, knownPartnerIds } from "../lib/paths.ts";
import { selectedPartners } from "../stores/selected-partners.ts";

export function AnswerPage() {
  const { id = "" } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useSteadyQuery(answerCall(id));
  const presentId = query.status === "ready" ? query.data.id : id;
  useEffect(() => {
    if (presentId !== id) navigate({ pathname: answerPath(presentId), search, hash }, { replace: true });
  }, [presentId, id, search, hash, navigate]);
  return (
    <LoadedPage
      key={id}
      what="the answer"
      call={combineQueries(query, usePartners())}
      title="Answer"
      titleOf={([answer]) => answer.question}
      topicOf={([answer]) => answer.topic}
      missing={() => <NotFoundPage />}
    >
      {([answer, partners]) => (
        <>
          <PageText>
            <AnswerWithQuestion answer={answer} partners={partners} />
          </PageText>
          <Gloss className="@gloss:pt-12" aria-label="Related Resources">
            <ResourcesOfAnswer answer={answer} urgent={answer.urgent} />
          </Gloss>
        </>
      )}
    </LoadedPage>
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
      <AnswerBody answer={cited} partnerIds={partnerIds} onChoose={choose} />
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
