/**
 * Builds the server and its commands, because compiling their TypeScript at every start would take longer than the rest
 * of the start.
 */
import { dirname, join, relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const root = dirname(import.meta.dirname);

/**
 * Rewrites `import.meta.url` to the source file's URL, so that paths relative to a module, such as that of the
 * migrations, still resolve in the bundle.
 */
function resolveFromSource(): Plugin {
  let outDir = "";
  return {
    name: "loci-resolve-from-source",
    configResolved: ({ build }) => {
      outDir = resolve(root, build.outDir);
    },
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes("import.meta.url")) return null;
      const source = JSON.stringify(relative(outDir, id));
      return code.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`);
    },
  };
}

export default defineConfig({
  root,
  plugins: [resolveFromSource()],
  publicDir: false,
  // Packages are built in, because a start would read their hundreds of files one by one. These find files of their own by
  // where they are installed.
  ssr: { noExternal: true, external: ["better-sqlite3", "dictionary-en", "onnxruntime-node", "piscina"] },
  build: {
    ssr: true,
    target: "node20",
    // Of the packages that are built in.
    license: { fileName: "licences.md" },
    // `launch/prepare.js` says where to.
    outDir: ".cache/server",
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, "main.ts"),
        "prepare-database": join(root, "seed/prepare-database.ts"),
        "refresh-content": join(root, "seed/refresh-content.ts"),
        // The commands for operators and editors, by name; see `launch/command.js`.
        seed: join(root, "seed/seed.ts"),
        preview: join(root, "seed/preview/preview.ts"),
        try: join(root, "seed/try.ts"),
        new: join(root, "seed/new.ts"),
        content: join(root, "seed/overview.ts"),
        works: join(root, "seed/works.ts"),
        quotations: join(root, "seed/show-quotations.ts"),
        questions: join(root, "seed/questions.ts"),
        backup: join(import.meta.dirname, "backup.ts"),
        restore: join(import.meta.dirname, "restore.ts"),
        "encode-worker": join(root, "seed/encode-worker.ts"),
        doctor: join(import.meta.dirname, "doctor.ts"),
      },
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
});
