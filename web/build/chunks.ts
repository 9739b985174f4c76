/**
 * How the code is split into files: what every first visit needs, what an answer needs in addition, what opens menus and
 * panels, what several other screens share, and one for each screen. By default the bundler makes a file for each
 * combination of screens, which a browser discovers one after the other.
 */
import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const ENTRY = new URL("../main.tsx", import.meta.url).pathname;
/** Where search engines and shared links send visitors. */
const ANSWER = new URL("../pages/answer.tsx", import.meta.url).pathname;
const MENUS = /node_modules\/@radix-ui\//;

export const chunks: NonNullable<Rolldown.OutputOptions["codeSplitting"]> = {
  includeDependenciesRecursively: false,
  groups: [
    { debugName: "first", name: (id, graph) => (neededBy(ENTRY, graph).has(id) ? "first" : null) },
    { debugName: "answer", name: (id, graph) => (neededBy(ANSWER, graph).has(id) ? "answer" : null) },
    // No page waits for these: they load when the visitor points at the opener of a menu, a panel or the drawer.
    { name: "menus", test: MENUS },
    { name: "screens", minShareCount: 2 },
  ],
};

/** @returns The ids of a module and of everything that it imports statically. */
function neededBy(module: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(module);
  return found;
}
