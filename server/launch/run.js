/** Runs one of the developers' TypeScript programs: `node server/launch/run.js tests/search/fit.ts`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { prepareBible } from "./prepare.js";
import { reportOnStandardError, root } from "./step.js";

requireNode();
reportOnStandardError();
prepareInstall({ withTools: true });
prepareBible();
const [script = ""] = process.argv.splice(2, 1);
const { register } = await import("tsx/esm/api");
register();
await import(pathToFileURL(join(root, script)).href);
