/** The links between the answers of a topic: a list, with arcs next to it. */
import { Link } from "react-router-dom";
import type { TopicMap } from "../../../server/contract/map.ts";
import { useTopicMap } from "../../data/library.ts";
import { usePointedAt } from "../../hooks/use-pointed-at.ts";
import { answerMapPath, libraryMapPath, topicMapPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { libraryTopicPath } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { LibrarySection } from "../library/library-section.tsx";
import { PartFrame } from "../library/part-frame.tsx";
import { Crumb, PartHeading } from "../library/part-heading.tsx";
import { walkByArrows } from "./walk-by-arrows.ts";

/** The height of a row, which is one unit of the drawing. */
const ROW = 2.75; // rem

export function MapOfTopic({ topicId }: { topicId: string }) {
  return (
    <PartFrame title="How the answers connect" call={useTopicMap(topicId)} titleOf={({ topic }) => topic.title}>
      {(map) => (
        <>
          <PartHeading
            title={map.topic.title}
            lede={`How its ${counted(map.answers.length, "answer")} connect. Choose one to see its links.`}
          >
            <ToMap />
          </PartHeading>
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)_16rem] gap-x-12 max-gloss:grid-cols-1">
            <Answers key={map.topic.id} map={map} />
            <div>
              <TopicCounts title="It leads on to" topics={map.leadsTo} />
              <TopicCounts title="What leads here" topics={map.ledToBy} />
            </div>
          </div>
        </>
      )}
    </PartFrame>
  );
}

/** The way back to the map of all topics. */
export function ToMap() {
  return <Crumb to={libraryMapPath}>How the answers connect</Crumb>;
}

function Answers({ map: { topic, answers, links } }: { map: TopicMap }) {
  const [lit, pointing] = usePointedAt<string>();
  const ledTo = new Set(links.filter(({ from }) => from === lit).map(({ to }) => to));
  const leading = new Set(links.filter(({ to }) => to === lit).map(({ from }) => from));
  return (
    <LibrarySection
      title="Answers"
      link={{ to: libraryTopicPath(topic.id), text: "Questions of this topic" }}
      className=""
    >
      <div className="grid grid-cols-[minmax(0,1fr)_26%]" {...walkByArrows}>
        <ol>
          {answers.map(({ id, question, heading }) => (
            <li key={id} className="h-11 border-rule border-b">
              <Link
                className={`-ml-2 flex h-10 items-center px-2 font-serif text-18/6 hover:text-rubric ${lit === null || lit === id || ledTo.has(id) || leading.has(id) ? "" : "text-ink-3"} ${ledTo.has(id) ? "font-medium text-rubric" : ""} ${lit === id ? "bg-wash font-medium" : ""}`}
                to={answerMapPath(id)}
                title={typeset(question)}
                {...pointing(id)}
              >
                <span className="truncate">{typeset(heading)}</span>
                <span className="sr-only">
                  {`, leads to ${counted(links.filter(({ from }) => from === id).length, "answer")} of this topic`}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <svg
          className="w-full overflow-hidden fill-none"
          height={`${answers.length * ROW}rem`}
          viewBox={`0 0 1 ${answers.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {links.map(({ from, to, path }) => (
            <path
              key={`${from} ${to}`}
              className={lit === null || lit === from ? "stroke-rubric" : lit === to ? "stroke-ink-2" : "stroke-rule"}
              strokeWidth={lit === from || lit === to ? 2 : 1}
              strokeDasharray={lit === to ? "5 4" : undefined}
              opacity={lit === null ? 0.45 : 1}
              d={path}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <p className="aside mt-4">An unbroken red line leads on from the answer; a broken one leads to it.</p>
    </LibrarySection>
  );
}

function TopicCounts({ title, topics }: { title: string; topics: TopicMap["leadsTo"] }) {
  if (topics.length === 0) return null;
  return (
    <section className="not-first:mt-9 max-gloss:mt-9">
      <h2 className="label border-rule border-b py-2.5">{title}</h2>
      <ul>
        {topics.map(({ id, title: topic, count }) => (
          <li key={id}>
            <Link
              className="flex items-baseline justify-between gap-3 border-rule border-b py-2 font-serif text-18/5.5 hover:text-rubric max-md:py-2.75"
              to={topicMapPath(id)}
            >
              {capitalized(typeset(topic))}
              <span className="text-ink-3">
                {count}
                <span className="sr-only"> times</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
