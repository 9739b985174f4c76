/** The outcome of a search: searching, failed, nothing found, the closest answers, or the answer. */
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Answer, AnswerLink } from "../../../server/contract/answer.ts";
import { usePartnersById } from "../../data/partners.ts";
import { useAnswerPlace } from "../../hooks/use-answer-place.ts";
import type { PageSearch } from "../../hooks/use-page-search.ts";
import { answerPath, type Search } from "../../lib/paths.ts";
import { selectedPartners } from "../../stores/selected-partners.ts";
import { AnswerBody } from "../answer/answer-body.tsx";
import { ChosenSources } from "../answer/chosen-sources.tsx";
import { NoAnswer } from "./no-answer.tsx";
import { PassageOutcome } from "./passage-outcome.tsx";
import { ClosestAnswers, QuestionLinks } from "./question-links.tsx";
import { SearchCorrection } from "./result-notes.tsx";
import { Searching } from "./searching.tsx";

type Props = {
  page: PageSearch;
  /** The address of another search on the same page. */
  searchPath: (search: Search) => string;
  /** `Sources`, or `Sources (5)`. */
  sourcesLabel: (answer: Answer) => string;
  /** Tools next to the tabs of an answer. */
  tools: (answer: Answer) => ReactNode;
  /** Tools above its text. */
  moreTools?: (answer: Answer) => ReactNode;
  /** Renders the frame of an answer around its body. */
  children: (answer: Answer, content: ReactNode) => ReactNode;
  /** Further links if nothing was found. */
  waysOut?: ReactNode;
  /** Space above the panel for no answer. */
  noAnswerClass?: string;
  /** Whether the searching state reserves space for chips and tabs. */
  onLinesOfAnswer?: boolean;
};

export function SearchOutcome({
  page,
  searchPath,
  sourcesLabel,
  tools,
  moreTools,
  children,
  waysOut,
  noAnswerClass = "",
  onLinesOfAnswer = false,
}: Props) {
  const { search, partners, result, failure, searching } = page;
  const { question, partnerIds } = search;
  const place = useAnswerPlace();
  const partnersById = usePartnersById();
  const navigate = useNavigate();

  if (searching) return <Searching question={question} onLinesOfAnswer={onLinesOfAnswer} />;

  const pathTo = ({ id }: AnswerLink) => answerPath(id, partnerIds);
  const searchIn = (ids: string[]) => {
    selectedPartners.set(ids);
    navigate(searchPath({ ...search, partnerIds: ids }));
  };
  const correction = result && <SearchCorrection search={search} result={result} pathTo={searchPath} />;
  const bodyOf = (answer: Answer) => (
    <AnswerBody
      key={answer.id}
      answer={answer}
      partners={partnersById}
      place={place}
      sourcesLabel={sourcesLabel(answer)}
      tools={tools(answer)}
      moreTools={moreTools?.(answer)}
    >
      <ChosenSources answer={answer} partners={partners} chosenIds={partnerIds} onChoose={searchIn} />
    </AnswerBody>
  );
  const answer = result?.answer;
  if (!answer) {
    const leading = result?.leading;
    return (
      <NoAnswer
        className={noAnswerClass}
        failure={failure}
        result={result}
        pathTo={pathTo}
        partnerCount={partners.length}
        question={result?.urgent ? undefined : question}
        correction={correction}
        onSearchAll={partnerIds.length > 0 ? () => searchIn([]) : undefined}
        leading={leading && children(leading, bodyOf(leading))}
      >
        {waysOut}
      </NoAnswer>
    );
  }
  const content = (
    <>
      {bodyOf(answer)}
      {place.tab === "answer" && (
        <>
          <PassageOutcome result={result} shown={[answer, ...result.closest]} pathTo={pathTo} />
          <ClosestAnswers title="Other close answers" answers={result.closest} pathTo={pathTo} />
          <QuestionLinks title="Related questions" questions={answer.related} pathTo={pathTo} />
        </>
      )}
    </>
  );
  return (
    <>
      {correction}
      {children(answer, content)}
    </>
  );
}
