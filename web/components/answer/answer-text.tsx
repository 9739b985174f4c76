/** The text of an answer, with its versal, pilcrows, citation marks, Scripture links and end ornament. */
import { Fragment, type ReactNode, useMemo, useRef, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { type Paragraph, readParagraphs } from "../../../server/shared/paragraphs.ts";
import { type FollowedMark, useAnswerPlace } from "../../hooks/use-answer-place.ts";
import { paragraphId, placeOnPage } from "../../lib/places.ts";
import { useParagraphNotes } from "../study/paragraph-notes.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { afterFirstSentence, openingOf } from "./answer-markup.ts";
import { EndOrnament } from "./end-ornament.tsx";
import { InlineText, type Marks } from "./inline-text.tsx";
import { MarkCard, type MarkSubject, previewName } from "./preview-cards.tsx";
import { copyLinkTo } from "./share-actions.ts";

export function AnswerText({ answer }: { answer: Answer }) {
  const { sourcePath, onFollow } = useAnswerPlace();
  const paragraphs = useMemo(() => readParagraphs(answer), [answer]);
  const prose = useRef<HTMLDivElement>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [sheet, setSheet] = useState<MarkSubject | null>(null);

  const follow = (mark: FollowedMark) => {
    setPreviewed(null);
    setSheet(null);
    onFollow(mark);
  };
  const openSheet = (subject: MarkSubject) => {
    setPreviewed(null);
    setSheet(subject);
  };
  const closeSheet = (mark: string) => {
    setSheet(null);
    document.getElementById(mark)?.focus({ preventScroll: true });
    setPreviewed(null); // Returning the focus to a mark must not open its preview.
  };
  const marks: Marks = { answer, prose, sourcePath, previewed, setPreviewed, follow, openSheet };
  return (
    <>
      {/* A translation by the browser may have replaced the text between marks, so React recreates a paragraph whose marks change. */}
      <div key={answer.id} className="prose" ref={prose}>
        {paragraphs.map((paragraph, index) => (
          <NotedParagraph key={index} number={index + 1} paragraph={paragraph} marks={marks} />
        ))}
      </div>
      {sheet && (
        <Sheet name={previewName(sheet)} onClose={() => closeSheet(sheet.id)}>
          <MarkCard subject={sheet} answer={answer} onFollow={follow} />
        </Sheet>
      )}
      <EndOrnament />
    </>
  );
}

type ParagraphProps = { number: number; paragraph: Paragraph; marks: Marks };

function NotedParagraph(props: ParagraphProps) {
  const { button, below } = useParagraphNotes(props.marks.answer, props.number);
  return (
    <>
      <AnswerParagraph key={marksOf(props.paragraph)} {...props} end={button} />
      {below}
    </>
  );
}

/** @param props.end - What stands at its end. */
function AnswerParagraph({ number, paragraph, marks, end }: ParagraphProps & { end: ReactNode }) {
  const id = paragraphId(number);
  const [sentence, rest] = number === 1 ? afterFirstSentence(paragraph) : [[], paragraph];
  const first = sentence.length > 0 ? sentence : rest;
  const opening = number === 1 ? openingOf(first, paragraph) : null;
  /** @param from - The place of the first of them in the paragraph. */
  const show = (inlines: Paragraph, from: number) =>
    inlines.map((inline, index) => (
      <Fragment key={from + index}>
        {inline.kind === "mark" && inlines[index - 1]?.kind === "mark" && THIN_SPACE}
        <InlineText inline={inline} id={`${id}-${from + index}`} marks={marks} />
      </Fragment>
    ));
  const shownFirst = (
    <>
      {opening && (
        <>
          <span className="versal" data-deep={DEEP.test(opening.versal) || undefined} aria-hidden="true">
            {opening.versal}
          </span>
          <span className="sr-only">{opening.versal}</span>
          <span className="opening-words">{opening.lead}</span>
          {opening.rest}
        </>
      )}
      {show(opening ? first.slice(1) : first, opening ? 1 : 0)}
    </>
  );
  return (
    <p className="group/paragraph" id={id}>
      {number > 1 && (
        <a
          className="pilcrow"
          href={placeOnPage(id)}
          aria-label={`Link to paragraph ${number}`}
          onClick={(event) => {
            event.preventDefault();
            copyLinkTo(id);
          }}
        >
          ¶
        </a>
      )}
      {sentence.length > 0 ? (
        <>
          {/* The space is for those who copy the text. */}
          <span className="block font-semibold">{shownFirst} </span>
          {show(rest, sentence.length)}
        </>
      ) : (
        shownFirst
      )}
      <span>{WORD_JOINER}</span>
      {end}
    </p>
  );
}

function marksOf(paragraph: Paragraph): string {
  return paragraph.map((inline) => (inline.kind === "mark" ? inline.number : "")).join();
}

/** Keeps what follows on the same line as the last word. */
const WORD_JOINER = "\u2060";
/** Initials that reach below their line. */
const DEEP = /[JQ]/;
const THIN_SPACE = "\u2009";
