/** An answer between its neighbours: what leads to it on the left, where it leads on the right. */
import { Link } from "react-router-dom";
import type { Neighbour, Neighbourhood } from "../../../server/contract/map.ts";
import { useNeighbourhood } from "../../data/library.ts";
import { answerMapPath, topicMapPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { resultsPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { LibraryPart } from "../library/library-part.tsx";
import { PartHeading } from "../library/part-heading.tsx";
import { buttonStyles } from "../ui/button.tsx";
import { ToMap } from "./map-of-topic.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";

/** The height of a neighbour's row. */
const ROW = 4.25; // rem

export function MapOfAnswer({ answerId }: { answerId: string }) {
  return (
    <LibraryPart
      title="How the answers hang together"
      call={useNeighbourhood(answerId)}
      titleOf={({ answer }) => answer.question}
    >
      {(neighbourhood) => <Neighbours {...neighbourhood} />}
    </LibraryPart>
  );
}

function Neighbours({ answer, leadsTo, ledToBy }: Neighbourhood) {
  const { question, category } = answer;
  const walk = useArrowKeys();
  const rows = Math.max(leadsTo.length, ledToBy.length, 2);
  return (
    <>
      <PartHeading
        title={question}
        lede={`${capitalized(counted(ledToBy.length, "answer"))} ${ledToBy.length === 1 ? "leads" : "lead"} here; it leads on to ${counted(leadsTo.length, "other")}.`}
      >
        <ToMap />
        <Link
          className="relative after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-rubric"
          to={topicMapPath(category.id)}
        >
          {typeset(category.title)}
        </Link>
      </PartHeading>
      <p className="mt-5">
        <Link className={buttonStyles.filled} to={resultsPath({ question, partnerIds: [] })}>
          Read the answer
        </Link>
      </p>
      <div
        className="mt-9 grid grid-cols-[minmax(0,1fr)_minmax(3rem,7rem)_auto_minmax(3rem,7rem)_minmax(0,1fr)] items-center max-md:grid-cols-1"
        {...walk}
      >
        <NeighbourList title="What leads here" neighbours={ledToBy} />
        <Curves count={ledToBy.length} rows={rows} />
        <div className="size-3.5 rotate-45 bg-rubric max-md:hidden" aria-hidden="true" />
        <Curves count={leadsTo.length} rows={rows} mirrored />
        <NeighbourList title="It leads on to" neighbours={leadsTo} />
      </div>
    </>
  );
}

function NeighbourList({ title, neighbours }: { title: string; neighbours: readonly Neighbour[] }) {
  return (
    <section className="max-md:not-first:mt-8" aria-label={title}>
      <h2 className="label max-md:mb-2 md:sr-only">{title}</h2>
      <ul>
        {neighbours.map(({ id, question, category }) => (
          <li key={id} className="flex h-17 items-center max-md:h-auto max-md:border-rule max-md:border-b">
            <Link className="group block py-1.5 max-md:w-full max-md:py-2.75" to={answerMapPath(id)}>
              <span className="line-clamp-2 font-serif text-18/5.5 group-hover:text-rubric">{typeset(question)}</span>
              <span className="block truncate font-serif text-15/5 text-ink-3 italic">{typeset(category.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From each row of a list to the middle of the drawing. */
function Curves({ count, rows, mirrored = false }: { count: number; rows: number; mirrored?: boolean }) {
  const top = (rows - count) / 2;
  const middle = rows / 2;
  const [list, answer] = mirrored ? [1, 0] : [0, 1];
  return (
    <svg
      className="w-full fill-none stroke-rubric opacity-60 max-md:hidden"
      height={`${rows * ROW}rem`}
      viewBox={`0 0 1 ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, row) => (
        <path
          key={row}
          d={`M${list} ${top + row + 0.5}C0.5 ${top + row + 0.5} 0.5 ${middle} ${answer} ${middle}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
