/** `npm run build`: installs and builds what has changed, beside a running server; the next start uses it. */
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { prepareBuild } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
