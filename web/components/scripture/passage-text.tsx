/** The text of a passage: in paragraphs if the edition has them, otherwise one verse per line. */
import { Fragment, type ReactNode } from "react";
import type { Run, Verse } from "../../../server/contract/scripture.ts";
import { ASKED_ID } from "../../lib/library-paths.ts";
import { typeset } from "../../lib/typeset.ts";

/** A psalm's title, or a letter of Psalm 119. */
const HEADING = "not-first:mt-6! text-balance font-serif text-body text-ink-2 italic";

type Props = {
  verses: readonly Verse[];
  /** Whether chapters begin with a large numeral. */
  withNumerals?: boolean;
};

export function PassageText({ verses, withNumerals = false }: Props) {
  const isByVerse = !verses.slice(1).some(({ startsParagraph, number }) => startsParagraph && number > 1);
  const marked = verses.some(({ asked }) => !asked);
  const firstAsked = marked ? verses.find(({ asked }) => asked) : undefined;
  return inParagraphs(verses, isByVerse).map((paragraph) => {
    const [first] = paragraph;
    if (first === undefined) return null;
    const opens = withNumerals && first.number === 1;
    return (
      <Fragment key={first.reference}>
        {first.heading && (
          <p className={HEADING}>
            <Words runs={first.heading} inItalics />
          </p>
        )}
        <p className={isByVerse && !opens ? "not-first:mt-1.5!" : opens ? "not-first:mt-9!" : ""}>
          {opens && (
            <>
              <span className="versal tracking-tighter" aria-hidden="true">
                {first.chapter}
              </span>
              <span className="sr-only">Chapter {first.chapter}. </span>
            </>
          )}
          {paragraph.map((verse, index) => (
            <Fragment key={verse.reference}>
              {index > 0 && " "}
              <VerseText
                verse={verse}
                number={opens && index === 0 ? null : numberOf(verse, verses)}
                marked={marked && verse.asked}
                id={verse === firstAsked ? ASKED_ID : undefined}
              />
            </Fragment>
          ))}
        </p>
      </Fragment>
    );
  });
}

type VerseProps = { verse: Verse; number: string | null; marked: boolean; id: string | undefined };

function VerseText({ verse, number, marked, id }: VerseProps) {
  const words = <Words runs={verse.runs} />;
  return (
    <>
      {number !== null && (
        <sup className="static me-1 align-super font-sans font-semibold text-mark text-rubric">{number}</sup>
      )}
      {marked ? (
        <mark
          className="scroll-mt-24 bg-wash box-decoration-clone py-0.5 text-inherit focus:outline-none"
          {...(id && { id, tabIndex: -1 })}
        >
          {words}
        </mark>
      ) : (
        words
      )}
    </>
  );
}

/** @param inItalics - Whether the text is in italics; then the supplied words are not. */
function Words({ runs, inItalics = false }: { runs: readonly Run[]; inItalics?: boolean }) {
  return runs.map(({ text, supplied }, index) =>
    supplied ? (
      <i key={index} className={inItalics ? "not-italic" : ""}>
        {typeset(text)}
      </i>
    ) : (
      <Fragment key={index}>{inLines(text)}</Fragment>
    ),
  );
}

/** Sets the lines of poetry one below another. */
function inLines(text: string): ReactNode {
  if (!text.includes("\n")) return typeset(text);
  return text.split(/(?<=\n)/).map((line, index) => (
    <Fragment key={index}>
      {typeset(line.trimEnd())}
      {line.endsWith("\n") && <br />}
    </Fragment>
  ));
}

function inParagraphs(verses: readonly Verse[], isByVerse: boolean): Verse[][] {
  const paragraphs: Verse[][] = [];
  for (const verse of verses) {
    const begins = isByVerse || verse.startsParagraph || verse.heading !== null;
    if (begins || paragraphs.length === 0) paragraphs.push([verse]);
    else paragraphs.at(-1)?.push(verse);
  }
  return paragraphs;
}

/** The number of a verse, with the chapter's number at the start of a chapter. */
function numberOf(verse: Verse, verses: readonly Verse[]): string {
  const before = verses[verses.indexOf(verse) - 1];
  return before === undefined || before.chapter === verse.chapter
    ? `${verse.number}`
    : `${verse.chapter}:${verse.number}`;
}

/** The text of a passage for copying, without numbers. */
export function wordsOf(verses: readonly Verse[]): string {
  return verses
    .map(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .join(" ");
}
