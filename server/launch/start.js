/** `npm start`: makes the checkout ready and becomes the server. */
import { requireNode } from "./checks.js";
import { prepareBuild, prepareInstall } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
await import(new URL("../../.cache/server/main.js", import.meta.url).href);
