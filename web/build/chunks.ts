/**
 * How the code is split into files: what every first visit needs, what several other screens share, what positions
 * popovers, and one for each screen. By default the bundler makes a file for each combination of screens, which a
 * browser discovers one after the other.
 */
import type { Rolldown } from "vite";

/** The module that the page loads. */
export const ENTRY = new URL("../main.tsx", import.meta.url).pathname;
const POPOVERS = /node_modules\/@(?:radix-ui|floating-ui)\//;

export const chunks: NonNullable<Rolldown.OutputOptions["codeSplitting"]> = {
  includeDependenciesRecursively: false,
  groups: [
    { debugName: "first", name: (id, graph) => (firstNeeded(graph).has(id) ? "first" : null) },
    // No page waits for these: they load when the visitor points at the opener of a menu, a panel or the drawer.
    { name: "popovers", test: POPOVERS },
    { name: "screens", minShareCount: 2 },
  ],
};
/** @returns The ids of the entry and of everything that it imports statically. */
function firstNeeded(graph: Pick<Rolldown.PluginContext, "getModuleInfo">): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(ENTRY);
  return found;
}
