/** `npm run preview`: prepares the checkout, and serves the site with drafts to this machine. */
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { requirePort } from "./port.js";
import { builtModule, prepareBuild, prepareServer } from "./prepare.js";
import { reportOnStandardError } from "./step.js";

/** Not that of the site, which may run beside it. */
const PORT = "3001";

const isHelp = process.argv.includes("--help");

requireNode();
reportOnStandardError();
if (!isHelp) {
  process.env.PORT ||= PORT;
  await requirePort({ PORT: process.env.PORT });
}
prepareInstall();
if (isHelp) prepareServer();
else prepareBuild();
await import(builtModule("preview"));
