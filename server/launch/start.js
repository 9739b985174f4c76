/** `npm start`: makes the checkout and the database ready and becomes the server. */
import { requireNode } from "./checks.js";
import { builtModule, prepareBuild, prepareInstall } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
await import(builtModule("prepare-database"));
await import(builtModule("main"));
