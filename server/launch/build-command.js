/** `npm run build`: installs and builds what has changed, beside a running server; the next start uses it. */
import { prepareBuild } from "./build.js";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./prepare.js";

requireNode();
prepareInstall();
prepareBuild();
