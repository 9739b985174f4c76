/** The parts of a paragraph: plain and italic text, citation marks and Scripture references, which have previews. */
import { type ComponentProps, type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { Inline } from "../../../server/shared/paragraphs.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { chapterPath } from "../../lib/library-paths.ts";
import { Preview } from "../ui/preview.tsx";
import { MarkCard, type MarkSubject, previewName } from "./preview-cards.tsx";

/** What the marks of a text share. */
export type Marks = {
  readonly answer: Answer;
  /** The text, which contains the previews. */
  readonly prose: RefObject<HTMLElement | null>;
  readonly sourcePath: (number: number) => string;
  /** The id of the mark whose preview is open. */
  readonly previewed: string | null;
  readonly setPreviewed: (change: (current: string | null) => string | null) => void;
  /** Goes from a mark to its source. */
  readonly follow: (mark: FollowedMark) => void;
  readonly openSheet: (subject: MarkSubject) => void;
};

type Props = { inline: Inline; id: string; marks: Marks };

export function InlineText({ inline, id, marks }: Props) {
  const { previewed, setPreviewed, sourcePath, follow } = marks;
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "italic":
      return <i>{inline.text}</i>;
    case "mark":
      return (
        <Mark
          subject={{ kind: "source", number: inline.number, id }}
          marks={marks}
          onPress={() => follow({ number: inline.number, id })}
          className="citation-mark"
          href={sourcePath(inline.number)}
          aria-label={`Source ${inline.number}`}
          data-previewed={previewed === id || undefined}
        >
          {inline.number}
        </Mark>
      );
    case "reference":
      return (
        <Mark
          subject={{ kind: "passage", passage: inline.passage, id }}
          marks={marks}
          onPress={() => setPreviewed(() => id)}
          className="scripture-reference"
          href={chapterPath(inline.passage.reference)}
          aria-expanded={previewed === id}
        >
          {inline.text}
        </Mark>
      );
  }
}

type MarkProps = ComponentProps<"a"> & {
  subject: MarkSubject;
  marks: Marks;
  /** Called on a press by mouse or keyboard; a tap opens a sheet. */
  onPress: () => void;
  "data-previewed"?: true | undefined;
};

function Mark({ subject, marks, onPress, ...link }: MarkProps) {
  const { answer, prose, previewed, setPreviewed, openSheet } = marks;
  const { id } = subject;
  const touched = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    touched.current = event.pointerType !== "mouse";
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // The browser opens a tab or a window.
    event.preventDefault();
    // Enter fires a click too, but without a pointer press.
    if (touched.current && event.detail > 0) openSheet(subject);
    else onPress();
  };
  return (
    <Preview
      name={previewName(subject)}
      open={previewed === id}
      onOpenChange={(open) => setPreviewed((current) => (open ? id : current === id ? null : current))}
      within={prose}
      card={<MarkCard subject={subject} answer={answer} />}
      link={{ ...link, id, onPointerDown, onClick }}
    />
  );
}
