/** `npm start`: makes the checkout ready and becomes the server. */
import { requireNode } from "./checks.js";
import { prepareBuild, prepareInstall } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
const { register } = await import("tsx/esm/api");
register();
await import("../main.ts");
