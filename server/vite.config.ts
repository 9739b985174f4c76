/** Builds the server out of its TypeScript, so that a start need not translate it: that would take longer than the rest. */
import { dirname, join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = join(import.meta.dirname, "../.cache/server");

/**
 * Makes `import.meta.url` the address of the source file, so that what is found relative to a module, such as the
 * migrations, is also found from the built one.
 */
const fromTheSource: Plugin = {
  name: "loci-from-the-source",
  transform(code, id) {
    if (id.includes("/node_modules/") || !code.includes("import.meta.url")) return null;
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
        "prepare-database": join(import.meta.dirname, "../seed/prepare-database.ts"),
      },
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});
