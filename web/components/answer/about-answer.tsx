/** The line at the end of an answer: whose it is, with what it was compared and when, what changed, and how to report a mistake. */
import { Link } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import { fullDay } from "../../lib/dates.ts";
import { counted } from "../../lib/numbers.ts";
import { paths } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { ReportMistake } from "./report-mistake.tsx";

export function AboutAnswer({ answer }: { answer: Answer }) {
  const { reviewed, changes, citations } = answer;
  const current = reviewed.filter((reading) => reading.current);
  const earlier = reviewed.filter((reading) => !reading.current);
  return (
    <footer className="mt-9 border-rule border-t pt-4 text-ink-3 text-meta">
      <p>
        Written for Loci, with {counted(citations.length, "source")} listed; Reformed, where Christians differ.{" "}
        {current.length === 0 && "Not yet compared with its sources. "}
        {current.map(({ date, compared, name }) => (
          <span key={date + compared}>
            {`Compared on ${fullDay(date)}: ${typeset(compared)}${name === null ? "" : ` (${typeset(name)})`}. `}
          </span>
        ))}
        {earlier.length > 0 &&
          current.length === 0 &&
          `An earlier text was compared on ${fullDay(earlier.at(-1)?.date ?? "")}. `}
        <Link className="link" to={paths.about}>
          Who speaks here
        </Link>
      </p>
      {changes.length > 0 && (
        <div className="mt-3">
          <h2 className="label">What changed</h2>
          <ul>
            {changes.toReversed().map(({ date, text }) => (
              <li key={date + text} className="mt-1">
                {`${fullDay(date)}: ${typeset(text)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ReportMistake answer={answer} />
    </footer>
  );
}
