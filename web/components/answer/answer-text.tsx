/** The answer as it is read: versal, hanging pilcrows, citation marks, Scripture; and the leaf at its end. */
import { Fragment, useMemo, useRef } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { typeset } from "../ui/typeset.ts";
import { type Inline, openingOf, type Paragraph, readParagraphs } from "./answer-markup.ts";
import type { Directory } from "./directory.ts";
import { copyLinkTo } from "./hand-on.ts";
import { Leaf } from "./leaf.tsx";
import { Preview } from "./preview.tsx";
import { type FocusRequest, useFocusRequest } from "./use-focus-request.ts";
import { type Previews, usePreviews } from "./use-previews.ts";

type Props = {
  answer: Answer;
  partners: Directory;
  /** Is given the citation's number and the id of the mark that was followed. */
  onFollow: (number: number, markId: string) => void;
  /** The mark to go back to. */
  focusRequest?: FocusRequest | null;
};

export function AnswerText({ answer, partners, onFollow, focusRequest = null }: Props) {
  const paragraphs = useMemo(() => readParagraphs(answer), [answer]);
  const prose = useRef<HTMLDivElement>(null);
  const previews = usePreviews(prose);
  useFocusRequest(focusRequest);
  return (
    <>
      <div className="prose" ref={prose}>
        {paragraphs.map((paragraph, index) => (
          <AnswerParagraph
            key={index}
            number={index + 1}
            paragraph={paragraph}
            previews={previews}
            onFollow={onFollow}
          />
        ))}
        {previews.shown && (
          <Preview shown={previews.shown} citations={answer.citations} partners={partners} {...previews.panel} />
        )}
      </div>
      <Leaf />
    </>
  );
}

type ParagraphProps = {
  number: number;
  paragraph: Paragraph;
  previews: Previews;
  onFollow: Props["onFollow"];
};

function AnswerParagraph({ number, paragraph, previews, onFollow }: ParagraphProps) {
  const id = `p${number}`;
  const opening = number === 1 ? openingOf(paragraph) : null;
  const inlines = opening ? paragraph.slice(1) : paragraph;
  return (
    <p id={id}>
      {number > 1 && (
        <a
          className="pil"
          href={`#${id}`}
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
          <InlineMark inline={inline} id={`${id}-${index}`} previews={previews} onFollow={onFollow} />
        </Fragment>
      ))}
    </p>
  );
}

const THIN_SPACE = "\u2009";

type MarkProps = { inline: Inline; id: string; previews: Previews; onFollow: Props["onFollow"] };

function InlineMark({ inline, id, previews, onFollow }: MarkProps) {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "italic":
      return <i>{inline.text}</i>;
    case "citation":
      return (
        <a
          className="cite"
          id={id}
          href={`#s${inline.number}`}
          aria-label={`Source ${inline.number}`}
          data-previewed={previews.shown?.id === id || undefined}
          {...previews.triggerOf({ kind: "source", number: inline.number, id })}
          onClick={(event) => {
            event.preventDefault();
            previews.close();
            onFollow(inline.number, id);
          }}
        >
          {inline.number}
        </a>
      );
    case "passage": {
      const subject = { kind: "passage", passage: inline.passage, id } as const;
      return (
        <a
          className="ref"
          id={id}
          href={`#${id}`}
          aria-expanded={previews.shown?.id === id}
          {...previews.triggerOf(subject)}
          onClick={(event) => {
            event.preventDefault();
            previews.open(subject, event.currentTarget);
          }}
        >
          {typeset(inline.passage.reference)}
        </a>
      );
    }
  }
}
