/** Bible history by its eras: a list of their answers along a line. */
import type { Era } from "../../../server/contract/timeline.ts";
import { useQuery } from "../../data/use-query.ts";
import { eraPlace, timelineCall } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { AnswersRow } from "./answers-row.tsx";
import { PartFrame, PartHeading } from "./part-frame.tsx";

export function BibleTimeline() {
  return (
    <PartFrame title="Timeline" call={useQuery(timelineCall)}>
      {({ eras }) => <Eras eras={eras} />}
    </PartFrame>
  );
}

function Eras({ eras }: { eras: readonly Era[] }) {
  return (
    <div className="max-w-(--measure)">
      <PartHeading
        title="Timeline"
        lede="Bible history, era by era. Where scholars differ on a date, both are given."
      />
      <ol className="mt-8 border-rubric border-s ps-5" aria-label={`Bible history in ${counted(eras.length, "era")}`}>
        {eras.map((era, index) => (
          <AnswersRow key={era.id} id={eraPlace(era.id)} answers={era.answers}>
            <div className="relative before:absolute before:-inset-s-[1.5625rem] before:top-1.75 before:size-2.5 before:rounded-full before:bg-rubric">
              <h2 className="font-medium font-serif text-body">
                <span className="text-rubric">{index + 1}</span> {typeset(era.title)}
              </h2>
              <p className="text-ink-3 text-meta">{typeset(era.dates)}</p>
            </div>
          </AnswersRow>
        ))}
      </ol>
    </div>
  );
}
