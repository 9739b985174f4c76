/** The passage that an unanswered question names, with the closest answers; or why there is no such passage. */
import { useId } from "react";
import { Link } from "react-router-dom";
import type { AnswerLink } from "../../../server/contract/answer.ts";
import type { SearchResult } from "../../../server/contract/search.ts";
import { chapterPath, libraryScripturePath, namesVerse, scripturePath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { PassageText } from "../scripture/passage-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { QuestionLinks } from "./question-links.tsx";

type Props = {
  result: Pick<SearchResult, "passage" | "passageError" | "closest">;
  /** The address for a question. */
  pathTo: (link: AnswerLink) => string;
};

export function PassageOutcome({ result: { passage, passageError, closest }, pathTo }: Props) {
  const id = useId();
  if (passageError !== null)
    return (
      <p className="mt-6 border-rule border-y py-4 font-serif text-21/7.5 text-ink-2 italic">
        {typeset(passageError)}{" "}
        <Link className="link whitespace-nowrap" to={libraryScripturePath}>
          All books and chapters
        </Link>
      </p>
    );
  if (passage === null) return null;
  const { reference, label, note, verses, verseCount, answers } = passage;
  const others = answers.filter((answer) => closest.every(({ id }) => id !== answer.id));
  const more = verseCount - verses.length;
  return (
    <>
      <section
        className="mt-8 rounded border border-rule bg-sheet px-9 pt-5 pb-4 shadow-lift max-md:px-5"
        aria-labelledby={id}
      >
        <h2 className="font-medium font-serif text-24/7.5" id={id}>
          <Link className="hover:text-rubric" to={scripturePath(reference)}>
            {label}
          </Link>
        </h2>
        {note && <p className="aside">{typeset(note)}</p>}
        <div className="mt-2 font-serif text-20/7">
          <PassageText verses={verses} />
        </div>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <Link className="onward-link" to={namesVerse(reference) ? chapterPath(reference) : scripturePath(reference)}>
            Whole chapter <Icon name="forward" small />
          </Link>
          <span className="text-13/5 text-ink-3">
            {more > 0 && `… and ${counted(more, "more verse")} · `}King James Version
          </span>
        </p>
      </section>
      <QuestionLinks title={`Answers on ${label}`} questions={others} pathTo={pathTo} />
    </>
  );
}
