/** All saved answers for print, each on a new page, with its sources and the visitor's notes. */
import { useEffect, useEffectEvent } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { answerPath } from "../../lib/paths.ts";
import { placeOnPage, sourceId } from "../../lib/places.ts";
import { typeset } from "../../lib/typeset.ts";
import type { Note } from "../../stores/study.ts";
import { AnswerText } from "../answer/answer-text.tsx";
import { Endnotes } from "../answer/endnotes.tsx";

type Props = { answers: readonly Answer[]; notes: readonly Note[]; onPrinted: () => void };

export function StudyPrint({ answers, notes, onPrinted }: Props) {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const finish = () => done();
    window.addEventListener("afterprint", finish);
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, []);
  return (
    <div className="hidden print:block">
      {answers.map((answer) => (
        <article key={answer.id} className="not-first:break-before-page">
          <h1>{typeset(answer.question)}</h1>
          <AnswerText answer={answer} sourcePath={(number) => answerPath(answer.id) + placeOnPage(sourceId(number))} />
          <PrintedNotes notes={notes.filter(({ answerId }) => answerId === answer.id)} />
          <Endnotes answer={answer} />
        </article>
      ))}
    </div>
  );
}

function PrintedNotes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mb-[14pt]">
      <h2 className="label">Notes</h2>
      {notes.map(({ id, paragraph, text }) => (
        <p key={id} className="font-serif text-body italic print:mt-[4pt] print:text-[11pt]/[15pt]" dir="auto">
          {paragraph !== null && <span className="me-1 text-rubric not-italic">¶ {paragraph}</span>} {text}
        </p>
      ))}
    </section>
  );
}
