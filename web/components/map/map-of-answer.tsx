/** An answer between its neighbours: links to it on the left, links from it on the right. */
import { Link } from "react-router-dom";
import type { Neighbour, Neighbourhood } from "../../../server/contract/map.ts";
import { useQuery } from "../../data/use-query.ts";
import { answerMapCall, answerMapPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { answerPath, libraryTopicPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { Crumb, PartFrame, PartHeading } from "../library/part-frame.tsx";
import { buttonStyles } from "../ui/button.tsx";

/** The height of a neighbour's row. */
const ROW = 4.5; // rem

export function MapOfAnswer({ answerId }: { answerId: string }) {
  return (
    <PartFrame
      title="How the answers connect"
      call={useQuery(answerMapCall(answerId))}
      titleOf={({ answer }) => answer.question}
    >
      {(neighbourhood) => <Neighbours {...neighbourhood} />}
    </PartFrame>
  );
}

function Neighbours({ answer, leadsTo, ledToBy }: Neighbourhood) {
  const { question, topic } = answer;
  // The answer is level with the middle of the links from it, because the links to it may be far more.
  const middle = Math.max(leadsTo.length, 1) / 2;
  return (
    <>
      <PartHeading
        title={question}
        lede={`${capitalized(counted(ledToBy.length, "answer"))} ${ledToBy.length === 1 ? "leads" : "lead"} here; it leads on to ${counted(leadsTo.length, "other")}.`}
      >
        <Crumb to={libraryTopicPath(topic.id)}>{typeset(topic.title)}</Crumb>
      </PartHeading>
      <p className="mt-5">
        <Link className={buttonStyles.filled} to={answerPath(answer.id)}>
          Read the answer
        </Link>
      </p>
      <div className="mt-9 grid grid-cols-[minmax(0,1fr)_minmax(3rem,7rem)_minmax(3rem,7rem)_minmax(0,1fr)] items-start max-md:grid-cols-1">
        <NeighbourList title="What leads here" neighbours={ledToBy} />
        <Curves rows={ledToBy.length} middle={middle} />
        <Curves rows={leadsTo.length} middle={middle} mirrored />
        <NeighbourList title="It leads on to" neighbours={leadsTo} />
      </div>
    </>
  );
}

function NeighbourList({ title, neighbours }: { title: string; neighbours: readonly Neighbour[] }) {
  return (
    <section className="max-md:not-first:mt-8" aria-label={title}>
      <h2 className="label h-10 py-2">{title}</h2>
      <ul>
        {neighbours.map(({ id, question, topic }) => (
          <li key={id} className="flex h-18 items-center max-md:h-auto max-md:border-rule max-md:border-b">
            <Link className="group block min-w-0 py-1.5 max-md:w-full max-md:py-2.75" to={answerMapPath(id)}>
              <span className="line-clamp-2 text-balance font-serif text-note group-hover:text-rubric">
                {typeset(question)}
              </span>
              <span className="block truncate font-serif text-control text-ink-3 italic">{typeset(topic.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lines from each row of a list to the answer, which is midway between the lists and this many rows from the top. */
function Curves({ rows, middle, mirrored = false }: { rows: number; middle: number; mirrored?: boolean }) {
  const height = Math.max(rows, 2 * middle);
  const [list, answer] = mirrored ? [1, 0] : [0, 1];
  return (
    <svg
      className="mt-10 w-full overflow-visible fill-none stroke-rubric max-md:hidden"
      height={`${height * ROW}rem`}
      viewBox={`0 0 1 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M${list} ${row + 0.5}C0.5 ${row + 0.5} 0.5 ${middle} ${answer} ${middle}`}
          opacity={0.6}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {/* A line of zero length shows as a dot. */}
      <path
        className="stroke-rubric [stroke-linecap:round]"
        strokeWidth={12}
        d={`M${answer} ${middle}h0`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
