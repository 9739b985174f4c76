/** The links between topics: a circle of topics joined by chords, and the same as a list. */
import { Link } from "react-router-dom";
import type { AnswerMap } from "../../../server/contract/map.ts";
import { MAP_SIZE } from "../../../server/shared/limits.ts";
import { useAnswerMap } from "../../data/library.ts";
import { usePointedAt } from "../../hooks/use-pointed-at.ts";
import { topicMapPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { roman } from "../../lib/roman.ts";
import { capitalized, listed } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { PartFrame } from "../library/part-frame.tsx";
import { PartHeading } from "../library/part-heading.tsx";
import { TopicNumeral } from "../library/topic-numeral.tsx";
import { walkByArrows } from "./walk-by-arrows.ts";

/** Number of linked topics named in a row. */
const NAMED = 3;
/** The radius of the disc behind a topic's numeral, in units of the map. */
const SEAT = 38;
/** The size of a numeral, in the same units. */
const NUMERAL = 25;

export function MapOfTopics() {
  return (
    <PartFrame title="How the answers connect" call={useAnswerMap()}>
      {(map) => (
        <>
          <PartHeading
            title="How the answers connect"
            lede="Every answer leads on to others. A line joins two topics whose answers are linked; the thicker the line, the more links there are."
          />
          <Topics map={map} />
        </>
      )}
    </PartFrame>
  );
}

function Topics({ map: { topics, links } }: { map: AnswerMap }) {
  const [lit, pointing] = usePointedAt<string>();
  const most = Math.max(...links.map(({ count }) => count));
  const numeralOf = (id: string) => roman(topics.findIndex((topic) => topic.id === id) + 1);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,32rem)_minmax(0,1fr)] items-start gap-x-12 max-gloss:grid-cols-1">
      <nav
        className="gloss:sticky gloss:top-20 mx-auto w-full max-w-128"
        aria-label="Map of the topics"
        {...walkByArrows}
      >
        <svg className="w-full overflow-visible fill-none" viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}>
          <title>The topics on a circle</title>
          {links.map(({ from, to, count, path }) => {
            const isLit = lit === from || lit === to;
            return (
              <path
                key={`${from} ${to}`}
                className={lit === null || lit === from ? "stroke-rubric" : isLit ? "stroke-ink-2" : "stroke-rule"}
                d={path}
                strokeWidth={1.5 + (8 * count) / most}
                strokeDasharray={lit === to ? "10 8" : undefined}
                opacity={lit === null ? 0.08 + (0.8 * count) / most : isLit ? 0.9 : 0.35}
              />
            );
          })}
          {topics.map(({ id, title, x, y }) => (
            <Link
              key={id}
              to={topicMapPath(id)}
              aria-label={`${numeralOf(id)}: ${typeset(title)}`}
              tabIndex={id === (lit ?? topics[0]?.id) ? 0 : -1}
              {...pointing(id)}
            >
              <circle
                className={`fill-sheet ${lit === id ? "stroke-rubric" : "stroke-rule-strong"}`}
                cx={x}
                cy={y}
                r={SEAT}
                strokeWidth={lit === id ? 6 : 2}
              />
              <text
                className="fill-rubric font-[560] font-serif"
                x={x}
                y={y}
                dy="0.34em"
                fontSize={NUMERAL}
                textAnchor="middle"
              >
                {numeralOf(id)}
              </text>
            </Link>
          ))}
        </svg>
        <p className="aside mt-2 no-hover:hidden min-h-12 text-center" aria-hidden="true">
          {lit === null
            ? "Point at a topic, or go round by the arrow keys."
            : typeset(topics.find(({ id }) => id === lit)?.title ?? "")}
        </p>
      </nav>
      <ol className="border-rule border-t" aria-label="Topics">
        {topics.map(({ id, title, answerCount }, index) => {
          const leading = links.filter(({ from }) => from === id);
          const named = leading.slice(0, NAMED).map(({ to, count }) => `${titleOf(topics, to)} (${count})`);
          return (
            <li key={id} className="border-rule border-b">
              <Link
                className="group grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline py-2 data-lit:bg-wash"
                to={topicMapPath(id)}
                data-lit={lit === id || undefined}
                {...pointing(id)}
              >
                <TopicNumeral index={index} />
                <span>
                  <span className="block font-serif text-19/6 group-hover:text-rubric">{typeset(title)}</span>
                  <span className="block text-13/4.5 text-ink-3">
                    {capitalized(counted(answerCount, "answer"))}
                    {named.length > 0 && typeset(`; most often to ${listed(named, "and")}`)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function titleOf(topics: AnswerMap["topics"], id: string): string {
  return (topics.find((topic) => topic.id === id)?.title ?? "").replace(/^Of (?:the )?/, "");
}
