/** `npm run preview`: prepares the checkout, and serves the site with drafts to this machine. */
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { requirePort } from "./port.js";
import { builtModule, prepareBuild } from "./prepare.js";

/** Not that of the site, which may run beside it. */
const PORT = "3001";

requireNode();
process.env.PORT ||= PORT;
await requirePort({ PORT: process.env.PORT });
prepareInstall();
prepareBuild();
await import(builtModule("preview"));
