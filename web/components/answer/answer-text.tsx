/** The text of an answer, with its versal, pilcrows, citation marks, Scripture links and end ornament. */
import {
  type ComponentProps,
  Fragment,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { type Inline, type Paragraph, readParagraphs } from "../../../server/shared/paragraphs.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { chapterPath } from "../../lib/library-paths.ts";
import { paragraphId, placeOnPage } from "../../lib/places.ts";
import { Preview } from "../ui/preview.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { afterFirstSentence, openingOf } from "./answer-markup.ts";
import { EndOrnament } from "./end-ornament.tsx";
import { MarkCard, type MarkSubject, previewName } from "./preview-cards.tsx";
import { copyLinkTo } from "./share-actions.ts";

type Props = {
  answer: Answer;
  partners: PartnersById;
  /** Where a source is, by its number. */
  sourcePath: (number: number) => string;
  onFollow: (mark: FollowedMark) => void;
  /** Renders what follows a paragraph, numbered from 1: at its end and below it. */
  endOf?: (paragraph: number) => ReactNode;
  below?: (paragraph: number) => ReactNode;
};

export function AnswerText({ answer, partners, sourcePath, onFollow, endOf, below }: Props) {
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
  const withPreview: MarkWays["withPreview"] = (subject, mark) => (
    <Preview
      name={previewName(subject)}
      open={previewed === subject.id}
      onOpenChange={(open) => setPreviewed((current) => (open ? subject.id : current === subject.id ? null : current))}
      within={prose}
      card={<MarkCard subject={subject} answer={answer} partners={partners} />}
    >
      {mark}
    </Preview>
  );
  const ways: MarkWays = {
    previewed,
    onPreview: setPreviewed,
    withPreview,
    sourcePath,
    onFollow: follow,
    onSheet: openSheet,
  };
  return (
    <>
      {/* A translation by the browser may have replaced the text between marks, so React recreates a paragraph whose marks change. */}
      <div key={answer.id} className="prose" ref={prose}>
        {paragraphs.map((paragraph, index) => (
          <Fragment key={index}>
            <AnswerParagraph
              key={marksOf(paragraph)}
              number={index + 1}
              paragraph={paragraph}
              end={endOf?.(index + 1)}
              {...ways}
            />
            {below?.(index + 1)}
          </Fragment>
        ))}
      </div>
      {sheet && (
        <Sheet
          name={previewName(sheet)}
          onClose={() => {
            setSheet(null);
            document.getElementById(sheet.id)?.focus({ preventScroll: true });
            setPreviewed(null); // Returning the focus to a mark must not open its preview.
          }}
        >
          <MarkCard subject={sheet} answer={answer} partners={partners} onFollow={follow} />
        </Sheet>
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

/** A mark leads to its source by mouse and keyboard, and to a sheet by touch. */
type MarkWays = {
  /** The id of the mark whose preview is open. */
  previewed: string | null;
  onPreview: (id: string) => void;
  withPreview: (subject: MarkSubject, mark: ComponentProps<typeof Preview>["children"]) => ReactElement;
  sourcePath: Props["sourcePath"];
  onFollow: Props["onFollow"];
  onSheet: (subject: MarkSubject) => void;
};

function AnswerParagraph({ number, paragraph, end, ...ways }: ParagraphProps) {
  const id = paragraphId(number);
  const [sentence, rest] = number === 1 ? afterFirstSentence(paragraph) : [[], paragraph];
  const first = sentence.length > 0 ? sentence : rest;
  const opening = number === 1 ? openingOf(first, paragraph) : null;
  /** @param from - The place of the first of them in the paragraph. */
  const show = (inlines: Paragraph, from: number) =>
    inlines.map((inline, index) => (
      <Fragment key={from + index}>
        {inline.kind === "mark" && inlines[index - 1]?.kind === "mark" && THIN_SPACE}
        <InlineMark inline={inline} id={`${id}-${from + index}`} {...ways} />
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
      {end && <span>{WORD_JOINER}</span>}
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

type MarkProps = MarkWays & { inline: Inline; id: string };

function InlineMark({ inline, id, previewed, onPreview, withPreview, sourcePath, onFollow, onSheet }: MarkProps) {
  const touched = useRef(false);
  /** Enter fires a click too, but without a pointer press. */
  const onPress = (tap: () => void, press: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType !== "mouse";
    },
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // The browser opens a tab or a window.
      event.preventDefault();
      if (touched.current && event.detail > 0) tap();
      else press();
    },
  });
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "italic":
      return <i>{inline.text}</i>;
    case "mark": {
      const subject = { kind: "source", number: inline.number, id } as const;
      const press = onPress(
        () => onSheet(subject),
        () => onFollow(subject),
      );
      return withPreview(subject, (attributesWith) => (
        <a
          {...attributesWith(press)}
          className="citation-mark"
          id={id}
          href={sourcePath(inline.number)}
          aria-label={`Source ${inline.number}`}
          data-previewed={previewed === id || undefined}
        >
          {inline.number}
        </a>
      ));
    }
    case "reference": {
      const subject = { kind: "passage", passage: inline.passage, id } as const;
      const press = onPress(
        () => onSheet(subject),
        () => onPreview(id),
      );
      return withPreview(subject, (attributesWith) => (
        <a
          {...attributesWith(press)}
          className="scripture-reference"
          id={id}
          href={chapterPath(inline.passage.reference)}
          aria-expanded={previewed === id}
        >
          {inline.text}
        </a>
      ));
    }
  }
}
