/** Bible history by its eras: as a chart of their answers, and as a list. */
import type { Era } from "../../../server/contract/timeline.ts";
import { useQuery } from "../../data/use-query.ts";
import { usePointedAt } from "../../hooks/use-pointed-at.ts";
import { eraPlace, timelineCall } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { AnswersRow } from "./answers-row.tsx";
import { PartFrame, PartHeading } from "./part-frame.tsx";
import { Strip } from "./strip.tsx";

export function BibleTimeline() {
  return (
    <PartFrame title="Timeline" call={useQuery(timelineCall)}>
      {({ eras }) => <Eras eras={eras} />}
    </PartFrame>
  );
}

function Eras({ eras }: { eras: readonly Era[] }) {
  const [lit, pointing] = usePointedAt<Era>();
  return (
    <div className="max-w-(--measure)">
      <PartHeading
        title="Timeline"
        lede="Bible history, era by era. Where scholars differ on a date, both are given."
      />
      <div className="mt-8" aria-hidden="true">
        <Strip
          label="The answers of each era"
          divisions={eras.map((_, index) => ({ label: String(index + 1), length: 1 }))}
          bars={eras.map((era, index) => ({ part: index + 1, count: era.answers.length, lit: era === lit }))}
        />
      </div>
      <ol className="mt-4 border-rule border-t" aria-label={`Bible history in ${counted(eras.length, "era")}`}>
        {eras.map((era, index) => (
          <AnswersRow key={era.id} id={eraPlace(era.id)} answers={era.answers} {...pointing(era)}>
            <div>
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
