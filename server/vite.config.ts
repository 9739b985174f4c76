/** Builds the server out of its TypeScript, so that a start need not translate it: that would take longer than the rest. */
import { dirname, join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = join(import.meta.dirname, "../.cache/server");

/** What the built server finds by its place, such as the migrations, it is to find from where its source lies. */
const fromTheSource: Plugin = {
  name: "loci-from-the-source",
  transform(code, id) {
    // The thread's program is the one thing that lies beside the built server.
    const own = !id.includes("/node_modules/") && !id.endsWith("/server/live/thread.ts");
    if (!own || !code.includes("import.meta.url")) return null;
    const source = JSON.stringify(relative(outDir, id));
    return code.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`);
  },
};

export default defineConfig({
  root: dirname(import.meta.dirname),
  plugins: [fromTheSource],
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, "main.ts"),
        "revision-thread": join(import.meta.dirname, "live/revision-thread.ts"),
      },
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});
