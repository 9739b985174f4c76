/** What a tap on a mark or a verse opens: the source, the passage, or the chapter around it. */

import { type ReactNode, useEffect, useRef } from "react";
import type { Citation } from "../../../server/contract/answer.ts";
import { useChapter } from "../../data/answers.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { PassageCard, previewName, SourceCard } from "./preview-cards.tsx";
import type { SheetSubject } from "./use-source-previews.ts";

type Props = {
  subject: SheetSubject;
  citations: readonly Citation[];
  partners: PartnersById;
  onFollow: (mark: FollowedMark) => void;
  onSheet: (subject: SheetSubject) => void;
  onClose: () => void;
};

export function AnswerSheet({ subject, citations, partners, onFollow, onSheet, onClose }: Props) {
  return (
    <Sheet name={previewName(subject)} onClose={onClose}>
      {subject.kind === "source" && (
        <SourceCard number={subject.number} citations={citations} partners={partners} whole>
          <button type="button" className="quiet" onClick={() => onFollow(subject)}>
            All sources
          </button>
        </SourceCard>
      )}
      {subject.kind === "passage" && (
        <PassageCard passage={subject.passage} onChapter={() => onSheet({ ...subject, kind: "chapter" })} />
      )}
      {subject.kind === "chapter" && <ChapterView reference={subject.passage.reference} />}
    </Sheet>
  );
}

type SheetProps = {
  name: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The sheet that rises from the foot of the screen when a mark or a verse is tapped, and the chapter around a verse. A
 * modal dialog of the browser: it keeps the focus, gives it back, and closes by Escape and by Android's Back.
 */
function Sheet({ name, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet; the dialog itself hears Escape.
    <dialog
      ref={dialog}
      className="peek sheet"
      aria-label={name}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sheet-body">
        <button type="button" className="icon-btn sheet-x" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
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
    <div className="chapter" ref={text}>
      <h2 className="heading" ref={heading} tabIndex={-1}>
        {typeset(ready ? chapter.data.title : reference)}
      </h2>
      {chapter.status === "loading" && (
        <>
          <p>Opening the chapter…</p>
          <TakingLonger />
        </>
      )}
      {chapter.status === "failed" && <LoadFailure what="The chapter could not be loaded." call={chapter} />}
      {ready &&
        chapter.data.verses.map(({ number, text, cited }) => (
          <p key={number}>
            <sup>{number}</sup> {cited ? <mark>{typeset(text)}</mark> : typeset(text)}
          </p>
        ))}
      {ready && <p className="kjv">King James Version</p>}
    </div>
  );
}
