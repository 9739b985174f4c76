/** How the answers are linked by their related questions, drawn as maps. */
import type { Answer, Topic } from "../contract/answer.ts";
import type { LibraryTopic } from "../contract/library.ts";
import type { AnswerMap, Neighbour, Neighbourhood, TopicMap } from "../contract/map.ts";
import { arc, chord, pointsOnCircle } from "../drawings/map.ts";
import { MAP_SIZE } from "../shared/limits.ts";

export interface Maps {
  whole: AnswerMap;
  /** By topic. */
  topics: Map<string, TopicMap>;
  /** By answer. */
  neighbourhoods: Map<string, Neighbourhood>;
}

/** A link from an answer to one of its related questions. */
interface Step {
  from: Neighbour;
  to: Neighbour;
}

/**
 * @param topics - In the library's order.
 * @param answers - By id, in the same order.
 */
export function drawMaps(topics: readonly LibraryTopic[], answers: ReadonlyMap<string, Answer>): Maps {
  const neighbourhoods = findNeighbourhoods(answers);
  const steps = [...neighbourhoods.values()].flatMap(({ answer, leadsTo }) =>
    leadsTo.map((to) => ({ from: answer, to })),
  );
  const leaving = groupByTopic(steps, "from");
  const arriving = groupByTopic(steps, "to");
  const stepsOf = ({ id }: LibraryTopic) => ({ leaving: leaving.get(id) ?? [], arriving: arriving.get(id) ?? [] });
  return {
    whole: drawWhole(topics, leaving),
    topics: new Map(topics.map((topic) => [topic.id, drawTopic(topic, stepsOf(topic))])),
    neighbourhoods,
  };
}

function groupByTopic(steps: readonly Step[], end: keyof Step): Map<string, Step[]> {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const group = groups.get(step[end].topic.id) ?? [];
    groups.set(step[end].topic.id, group);
    group.push(step);
  }
  return groups;
}

function findNeighbourhoods(answers: ReadonlyMap<string, Answer>): Map<string, Neighbourhood> {
  const found = new Map<string, Neighbourhood>();
  for (const { id, question, topic } of answers.values())
    found.set(id, { answer: { id, question, topic }, leadsTo: [], ledToBy: [] });
  for (const { id, related } of answers.values())
    for (const link of related) {
      const [from, to] = [found.get(id), found.get(link.id)];
      if (!from || !to) continue;
      from.leadsTo.push(to.answer);
      to.ledToBy.push(from.answer);
    }
  return found;
}

function drawWhole(libraryTopics: readonly LibraryTopic[], leaving: ReadonlyMap<string, Step[]>): AnswerMap {
  const points = pointsOnCircle(libraryTopics.length, MAP_SIZE);
  const topics = libraryTopics.map(({ id, title, answers }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    return { id, title, answerCount: answers.length, x, y };
  });
  const links = topics.flatMap((from) => {
    const counts = countTopics(
      (leaving.get(from.id) ?? []).map(({ to }) => to.topic),
      from.id,
    );
    return counts.flatMap(({ id, count }) => {
      const to = topics.find((topic) => topic.id === id);
      return to ? { from: from.id, to: id, count, path: chord(from, to, MAP_SIZE) } : [];
    });
  });
  return { topics, links };
}

function drawTopic(
  { id: topicId, title, answers }: LibraryTopic,
  { leaving, arriving }: { leaving: readonly Step[]; arriving: readonly Step[] },
): TopicMap {
  const rows = new Map(answers.map(({ id }, row) => [id, row]));
  const links = leaving.flatMap(({ from, to }) => {
    const [start, end] = [rows.get(from.id), rows.get(to.id)];
    return start === undefined || end === undefined
      ? []
      : { from: from.id, to: to.id, path: arc(start, end, answers.length) };
  });
  return {
    topic: { id: topicId, title },
    answers,
    links,
    leadsTo: countTopics(
      leaving.map(({ to }) => to.topic),
      topicId,
    ),
    ledToBy: countTopics(
      arriving.map(({ from }) => from.topic),
      topicId,
    ),
  };
}

/** @returns Each topic but one, with the number of its occurrences, most first. */
function countTopics(topics: readonly Topic[], except: string): TopicMap["leadsTo"] {
  const counts = new Map<string, TopicMap["leadsTo"][number]>();
  for (const topic of topics) {
    if (topic.id === except) continue;
    counts.set(topic.id, { ...topic, count: (counts.get(topic.id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
