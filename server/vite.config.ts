/**
 * Builds the server and its commands, because compiling their TypeScript at every start would take longer than the rest
 * of the start.
 */
import { dirname, join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = join(import.meta.dirname, "../.cache/server");

/**
 * Rewrites `import.meta.url` to the source file's URL, so that paths relative to a module, such as that of the
 * migrations, still resolve in the bundle.
 */
const resolveFromSource: Plugin = {
  name: "loci-resolve-from-source",
  transform(code, id) {
    if (id.includes("/node_modules/") || !code.includes("import.meta.url")) return null;
    const source = JSON.stringify(relative(outDir, id));
    return code.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`);
  },
};

export default defineConfig({
  root: dirname(import.meta.dirname),
  plugins: [resolveFromSource],
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
        // The commands for operators and editors, by name; see `launch/command.js`.
        seed: join(import.meta.dirname, "../seed/seed.ts"),
        content: join(import.meta.dirname, "../seed/overview.ts"),
        questions: join(import.meta.dirname, "../seed/questions.ts"),
        backup: join(import.meta.dirname, "db/backup-command.ts"),
        restore: join(import.meta.dirname, "db/restore-command.ts"),
      },
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});
