/** The chapter around a passage, with the verses of the passage marked. */
import { useEffect, useRef } from "react";
import { useChapter } from "../../data/answers.ts";
import { typeset } from "../../lib/typeset.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";

export function ChapterView({ reference }: { reference: string }) {
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
