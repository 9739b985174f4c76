/** How the answers are linked by their related questions. */
import type { Answer } from "../contract/answer.ts";
import type { Neighbourhood } from "../contract/map.ts";

/**
 * @param answers - By id, in the library's order.
 * @returns Each answer between those that it leads to and those that lead to it, by its id.
 */
export function findNeighbourhoods(answers: ReadonlyMap<string, Answer>): Map<string, Neighbourhood> {
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
