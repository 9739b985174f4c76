/** Lists of questions: related, most asked, and closest. */
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { ClosestAnswer } from "../../../server/contract/search.ts";
import { typeset } from "../../lib/typeset.ts";
import { AnswerRows } from "../answer-list/answer-rows.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = {
  title: string;
  questions: readonly AnswerLink[];
  pathTo: (link: AnswerLink) => string;
  /** A link below the list. */
  onward?: { readonly to: string; readonly text: string };
};

export function QuestionLinks({ title, questions, pathTo, onward }: Props) {
  if (questions.length === 0) return null;
  return (
    <ListSection title={title} rows={<AnswerRows answers={questions} pathTo={pathTo} />}>
      {onward && (
        <Link className="onward-link mt-4" to={onward.to}>
          {onward.text} <Icon name="forward" small />
        </Link>
      )}
    </ListSection>
  );
}

type ClosestAnswersProps = { title: string; answers: readonly ClosestAnswer[]; pathTo: Props["pathTo"] };

/** The closest answers, each with its first sentence. */
export function ClosestAnswers({ title, answers, pathTo }: ClosestAnswersProps) {
  if (answers.length === 0) return null;
  const rows = answers.map(({ id, question, firstSentence }) => (
    <li key={id} className="border-rule border-b pt-3 pb-3.5">
      <Link
        className="block font-medium font-serif text-item text-rubric underline decoration-1 underline-offset-[0.2em]"
        to={pathTo({ id, question })}
      >
        {typeset(question)}
      </Link>
      {firstSentence !== "" && <p className="mt-0.5 font-serif text-body text-ink-2">{typeset(firstSentence)}</p>}
    </li>
  ));
  return <ListSection title={title} rows={rows} />;
}

/** @param children - Stand below the list. */
function ListSection({ title, rows, children }: { title: string; rows: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-9 print:hidden" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul className="mt-2 border-rule border-t">{rows}</ul>
      {children}
    </section>
  );
}
