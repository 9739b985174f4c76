/**
 * How the code is cut into files: what the first screen needs, what several other screens need, and each screen's own.
 * Left to itself the bundler makes a file for each combination of screens, and a browser finds them one after the other.
 */
import type { Rolldown } from "vite";

const ENTRY = new URL("../main.tsx", import.meta.url).pathname;

export const chunks: NonNullable<Rolldown.OutputOptions["codeSplitting"]> = {
  includeDependenciesRecursively: false,
  groups: [
    // What places menus, panels and tooltips: no page waits for it.
    { debugName: "popovers", name: (id) => (/node_modules\/@(radix-ui|floating-ui)\//.test(id) ? "popovers" : null) },
    { debugName: "screens", name: (id, graph) => (firstNeeded(graph).has(id) ? null : "screens"), minShareCount: 2 },
  ],
};

/** @returns The ids of the entry and of everything that it imports at once. */
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
