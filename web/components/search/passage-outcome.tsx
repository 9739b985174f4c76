/** The passages that a question names, or why there is no such passage; and the verses whose words it repeats. */
import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { SearchResult } from "../../../server/contract/search.ts";
import { libraryScripturePath, scripturePath } from "../../lib/library-paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { PassagePanel } from "../scripture/passage-panel.tsx";
import { QuestionLinks } from "./question-links.tsx";

type Props = {
  result: Pick<SearchResult, "passage" | "passageError">;
  /** The answers that are on the page already. */
  shown: readonly Pick<AnswerLink, "id">[];
  /** The address for a question. */
  pathTo: (link: AnswerLink) => string;
};

export function PassageOutcome({ result: { passage, passageError }, shown, pathTo }: Props) {
  return (
    <>
      {passageError !== null && (
        <p className="mt-6 border-rule border-y py-4 font-serif text-ink-2 text-lede italic">
          {typeset(passageError)}{" "}
          <Link className="link whitespace-nowrap" to={libraryScripturePath}>
            All books and chapters
          </Link>
        </p>
      )}
      {/* During an upgrade, a process of the earlier version may answer, which sends no texts and no verses. */}
      {passage?.texts && (
        <>
          <PassagePanel passage={passage} note={passage.note} verseCount={passage.verseCount} />
          <QuestionLinks
            title={`Answers on ${passage.label}`}
            questions={others(passage.answers, shown)}
            pathTo={pathTo}
          />
        </>
      )}
    </>
  );
}

type VersesProps = { verses: SearchResult["verses"] | undefined; shown: Props["shown"]; pathTo: Props["pathTo"] };

/** The verse whose words were typed, with the answers on it; and others that are like it. */
export function FoundVerses({ verses: [verse, ...more] = [], shown, pathTo }: VersesProps) {
  if (verse === undefined) return null;
  return (
    <>
      <PassagePanel passage={verse} />
      {more.length > 0 && (
        <p className="mt-3 font-serif text-body text-ink-2">
          Similar:{" "}
          {more.map(({ reference, label }, index) => (
            <Fragment key={reference}>
              {index > 0 && ", "}
              <Link className="link whitespace-nowrap" to={scripturePath(reference)}>
                {label}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <QuestionLinks title={`Answers on ${verse.label}`} questions={others(verse.answers, shown)} pathTo={pathTo} />
    </>
  );
}

function others(answers: readonly AnswerLink[], shown: Props["shown"]): AnswerLink[] {
  return answers.filter((answer) => shown.every(({ id }) => id !== answer.id));
}
