/** An answer by its own address, without a search. */
import { useParams } from "react-router-dom";
import type { Answer } from "../../server/contract/answer.ts";
import { AnswerBody } from "../components/answer/answer-body.tsx";
import { CiteAnswer, SaveAsPdf, SaveInStudy, ShareAnswer } from "../components/answer/answer-tools.tsx";
import { QuestionHeading } from "../components/answer/question-heading.tsx";
import { MissingPage } from "../components/layout/missing-page.tsx";
import { Gloss, PageFrame, PageText } from "../components/layout/page-frame.tsx";
import { PageHeading } from "../components/layout/page-heading.tsx";
import { ResourcesOfAnswer } from "../components/resources/related-resources.tsx";
import { QuestionLinks } from "../components/search/question-links.tsx";
import { LoadFailure } from "../components/ui/load-failure.tsx";
import { TakingLonger } from "../components/ui/taking-longer.tsx";
import { useAnswer } from "../data/answers.ts";
import { usePartners, usePartnersById } from "../data/partners.ts";
import { ApiError } from "../data/transport.ts";
import { useAnswerPlace } from "../hooks/use-answer-place.ts";
import { useFailureReport } from "../hooks/use-failure-report.ts";
import { answerPath } from "../lib/paths.ts";

export function AnswerPage() {
  const { id = "" } = useParams();
  const query = useAnswer(id);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage />;
  return <AnswerView key={id} id={id} />;
}

function AnswerView({ id }: { id: string }) {
  const query = useAnswer(id);
  const partners = usePartners();
  useFailureReport(query, "Answer error:", "The answer could not be loaded.", id);
  const failure = [query, partners].find(({ status }) => status === "failed");
  const answer = query.status === "ready" && partners.status === "ready" ? query.data : null;
  return (
    <PageFrame title={answer?.question ?? "Answer"} topic={answer?.category}>
      <PageText>
        {answer ? (
          <AnswerWithQuestion answer={answer} />
        ) : (
          <>
            <PageHeading>Answer</PageHeading>
            {failure ? (
              <LoadFailure what="The answer could not be loaded." call={failure} />
            ) : (
              <p className="lede mt-1.5">
                Opening the answer… <TakingLonger />
              </p>
            )}
          </>
        )}
      </PageText>
      <Gloss className={`gloss:pt-12 ${answer ? "" : "max-gloss:hidden"}`} aria-label="Related Resources">
        <ResourcesOfAnswer answer={answer} />
      </Gloss>
    </PageFrame>
  );
}

function AnswerWithQuestion({ answer }: { answer: Answer }) {
  const place = useAnswerPlace();
  const partners = usePartnersById();
  return (
    <>
      <QuestionHeading question={answer.question} answered />
      <AnswerBody
        answer={answer}
        partners={partners}
        place={place}
        sourcesLabel="Sources"
        tools={
          <>
            <ShareAnswer answer={answer} />
            <CiteAnswer answer={answer} partnerIds={[]} />
            <SaveAsPdf answer={answer} partnerIds={[]} />
            <SaveInStudy answer={answer} />
          </>
        }
      />
      {place.tab === "answer" && (
        <QuestionLinks title="Related questions" questions={answer.related} pathTo={({ id }) => answerPath(id)} />
      )}
    </>
  );
}
