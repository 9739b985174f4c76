/** Makes the text of the Bible: `node server/launch/make-bible.js FOLDER`. Vite compiles it, as it does the server. */
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./step.js";

const [folder = ""] = process.argv.slice(2);
const { module } = await runnerImport(join(root, "server/scripture/make-bible.ts"), { root, logLevel: "warn" });
module.makeBible(folder);
