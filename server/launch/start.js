/** `npm start`: prepares the checkout and the database, then runs the server in this process. */
import { requireNode } from "./checks.js";
import { builtModule, prepareBuild, prepareInstall } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
await import(builtModule("prepare-database"));
await import(builtModule("main"));
