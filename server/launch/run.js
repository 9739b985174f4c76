/** Runs one of the project's TypeScript commands: `node server/launch/run.js seed/seed.ts --check`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { requireNode } from "./checks.js";
import { prepareInstall, root } from "./prepare.js";

requireNode();
prepareInstall();
const [script = ""] = process.argv.splice(2, 1);
const { register } = await import("tsx/esm/api");
register();
await import(pathToFileURL(join(root, script)).href);
