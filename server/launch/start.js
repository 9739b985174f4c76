/** `npm start`: prepares the checkout and the database, then runs the server in this process. */
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { requirePort } from "./port.js";
import { builtModule, prepareBuild } from "./prepare.js";

requireNode();
await requirePort();
prepareInstall();
prepareBuild();
await import(builtModule("prepare-database"));
await import(builtModule("main"));
