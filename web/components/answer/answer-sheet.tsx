/** What a tap on a mark or a verse opens: the source, the passage, or the chapter around it. */
import { useEffect, useRef } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { useChapter } from "../../data/answers.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import {
  cardHeading,
  cardText,
  edition,
  type MarkSubject,
  PassageCard,
  previewName,
  SourceCard,
} from "./preview-cards.tsx";

/** What the sheet is about: a mark or a verse, or the chapter around a verse. */
export type SheetSubject =
  | MarkSubject
  | (Omit<Extract<MarkSubject, { kind: "passage" }>, "kind"> & { readonly kind: "chapter" });

type Props = {
  subject: SheetSubject;
  answer: Answer;
  partners: PartnersById;
  onFollow: (mark: FollowedMark) => void;
  onSheet: (subject: SheetSubject) => void;
  onClose: () => void;
};

export function AnswerSheet({ subject, answer, partners, onFollow, onSheet, onClose }: Props) {
  return (
    <Sheet name={previewName(subject)} onClose={onClose}>
      {subject.kind === "source" && (
        <SourceCard number={subject.number} answer={answer} partners={partners} onSheet>
          <Button look="quiet" onClick={() => onFollow(subject)}>
            All sources
          </Button>
        </SourceCard>
      )}
      {subject.kind === "passage" && (
        <PassageCard passage={subject.passage} onChapter={() => onSheet({ ...subject, kind: "chapter" })} onSheet />
      )}
      {subject.kind === "chapter" && <ChapterView reference={subject.passage.reference} />}
    </Sheet>
  );
}

/** The chapter around a passage, with the verses of the passage marked. */
function ChapterView({ reference }: { reference: string }) {
  const chapter = useChapter(reference);
  const text = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ready = chapter.status === "ready";
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (ready) text.current?.querySelector("mark")?.scrollIntoView({ block: "center" });
  }, [ready]);
  return (
    <div ref={text}>
      <h2
        ref={heading}
        className={`sticky top-0 -mt-3 bg-sheet pt-3 pb-2 focus:outline-none ${cardHeading}`}
        tabIndex={-1}
      >
        {typeset(ready ? chapter.data.title : reference)}
      </h2>
      {chapter.status === "loading" && (
        <>
          <p className={cardText}>Opening the chapter…</p>
          <TakingLonger />
        </>
      )}
      {chapter.status === "failed" && <LoadFailure what="The chapter could not be loaded." call={chapter} />}
      {ready &&
        chapter.data.verses.map(({ number, text, cited }) => (
          <p key={number} className={cardText}>
            <sup className="static align-super font-sans font-semibold text-12/[1] text-rubric">{number}</sup>{" "}
            {cited ? <mark className="bg-wash text-inherit">{typeset(text)}</mark> : typeset(text)}
          </p>
        ))}
      {ready && <p className={edition}>King James Version</p>}
    </div>
  );
}
