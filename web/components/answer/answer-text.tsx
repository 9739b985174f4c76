/** The answer as it is read: versal, hanging pilcrows, citation marks, Scripture; and the ornament at its end. */
import { Fragment, type MouseEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import { type FocusRequest, useFocusRequest } from "../../hooks/focus.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { paragraphId, placeOnPage, sourceId } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { type Inline, openingOf, type Paragraph, readParagraphs } from "./answer-markup.ts";
import { AnswerSheet } from "./answer-sheet.tsx";
import { EndOrnament } from "./end-ornament.tsx";
import { copyLinkTo } from "./share-actions.ts";
import { SourcePreview } from "./source-preview.tsx";
import {
  type PreviewSubject,
  type SheetSubject,
  type SourcePreviews,
  useSourcePreviews,
} from "./use-source-previews.ts";

type Props = {
  answer: Answer;
  partners: PartnersById;
  onFollow: (mark: FollowedMark) => void;
  /** The mark to go back to. */
  focusRequest?: FocusRequest | null;
  /** What comes at the end of a paragraph, counted from 1, and what below it. */
  endOf?: (paragraph: number) => ReactNode;
  below?: (paragraph: number) => ReactNode;
};

export function AnswerText({ answer, partners, onFollow, focusRequest = null, endOf, below }: Props) {
  const paragraphs = useMemo(() => readParagraphs(answer), [answer]);
  const prose = useRef<HTMLDivElement>(null);
  const previews = useSourcePreviews(prose);
  const [sheet, setSheet] = useState<SheetSubject | null>(null);
  const { shown } = previews;
  useFocusRequest(focusRequest);

  const follow = (mark: FollowedMark) => {
    previews.close();
    setSheet(null);
    onFollow(mark);
  };
  const openSheet = (subject: SheetSubject) => {
    previews.close();
    setSheet(subject);
  };
  return (
    <>
      <div className="prose" ref={prose}>
        {paragraphs.map((paragraph, index) => (
          <Fragment key={index}>
            <AnswerParagraph
              number={index + 1}
              paragraph={paragraph}
              previews={previews}
              onFollow={follow}
              onSheet={openSheet}
              end={endOf?.(index + 1)}
            />
            {below?.(index + 1)}
          </Fragment>
        ))}
        {shown && (
          <SourcePreview
            shown={shown}
            citations={answer.citations}
            partners={partners}
            onChapter={() => shown.kind === "passage" && openSheet({ ...shown, kind: "chapter" })}
            {...previews.panel}
          />
        )}
      </div>
      {sheet && (
        <AnswerSheet
          subject={sheet}
          citations={answer.citations}
          partners={partners}
          onFollow={follow}
          onSheet={openSheet}
          onClose={() => {
            setSheet(null);
            document.getElementById(sheet.id)?.focus({ preventScroll: true });
            previews.close(); // The focus that comes back to a mark does not open its preview.
          }}
        />
      )}
      <EndOrnament />
    </>
  );
}

type ParagraphProps = {
  number: number;
  paragraph: Paragraph;
  end: ReactNode;
} & MarkWays;

/** Where a mark leads: to its source by mouse and keyboard, to a sheet by touch. */
type MarkWays = { previews: SourcePreviews; onFollow: Props["onFollow"]; onSheet: (subject: PreviewSubject) => void };

function AnswerParagraph({ number, paragraph, end, ...ways }: ParagraphProps) {
  const id = paragraphId(number);
  const opening = number === 1 ? openingOf(paragraph) : null;
  const inlines = opening ? paragraph.slice(1) : paragraph;
  return (
    <p id={id}>
      {number > 1 && (
        <a
          className="pil"
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
      {opening && (
        <>
          <span className="versal" aria-hidden="true">
            {opening.versal}
          </span>
          <span className="vh">{opening.versal}</span>
          <span className="lead">{opening.lead}</span>
          {opening.rest}
        </>
      )}
      {inlines.map((inline, index) => (
        <Fragment key={index}>
          {inline.kind === "citation" && inlines[index - 1]?.kind === "citation" && THIN_SPACE}
          <InlineMark inline={inline} id={`${id}-${index}`} {...ways} />
        </Fragment>
      ))}
      {end && WORD_JOINER}
      {end}
    </p>
  );
}

/** Keeps what follows on the line of the last word. */
const WORD_JOINER = "\u2060";
const THIN_SPACE = "\u2009";

type MarkProps = MarkWays & { inline: Inline; id: string };

function InlineMark({ inline, id, previews, onFollow, onSheet }: MarkProps) {
  const touched = useRef(false);
  const touch = { onPointerDown: (event: PointerEvent) => (touched.current = event.pointerType !== "mouse") };
  /** A key makes a click as well, without a press of the pointer before it. */
  const isTap = ({ detail }: MouseEvent) => touched.current && detail > 0;
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "italic":
      return <i>{inline.text}</i>;
    case "citation": {
      const subject = { kind: "source", number: inline.number, id } as const;
      return (
        <a
          className="cite"
          id={id}
          href={placeOnPage(sourceId(inline.number))}
          aria-label={`Source ${inline.number}`}
          data-previewed={previews.shown?.id === id || undefined}
          {...previews.triggerOf(subject)}
          {...touch}
          onClick={(event) => {
            event.preventDefault();
            if (isTap(event)) onSheet(subject);
            else onFollow(subject);
          }}
        >
          {inline.number}
        </a>
      );
    }
    case "passage": {
      const subject = { kind: "passage", passage: inline.passage, id } as const;
      return (
        <a
          className="ref"
          id={id}
          href={placeOnPage(id)}
          aria-expanded={previews.shown?.id === id}
          {...previews.triggerOf(subject)}
          {...touch}
          onClick={(event) => {
            event.preventDefault();
            if (isTap(event)) onSheet(subject);
            else previews.open(subject, event.currentTarget);
          }}
        >
          {typeset(inline.passage.reference)}
        </a>
      );
    }
  }
}
