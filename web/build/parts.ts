/** The parts of the script of a first visit and their limits: 110 kB in all. */
import type { Part } from "./first-visit-budget.ts";

export const parts: readonly Part[] = [
  { name: "React", modules: /\/node_modules\/(?:react|react-dom|scheduler)\//, limit: 64_300 },
  { name: "React Router", modules: /\/node_modules\/react-router(?:-dom)?\//, limit: 15_200 },
  { name: "SWR", modules: /\/node_modules\/(?:swr|dequal|use-sync-external-store)\//, limit: 5_450 },
  { name: "components", modules: /\/web\/components\//, limit: 12_550 },
  { name: "pages and routes", modules: /\/web\/(?:pages\/|(?:app|main|routes)\.tsx$)/, limit: 2_550 },
  {
    name: "hooks, stores, data and lib",
    modules: /\/(?:web\/(?:hooks|stores|data|lib)|server\/(?:contract|shared))\//,
    limit: 8_300,
  },
  { name: "others", modules: /^/, limit: 1_650 },
];
