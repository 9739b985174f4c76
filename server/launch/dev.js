/** `npm run dev`: runs the server, restarted when its files change, and the client's development server. */
import { spawn, spawnSync } from "node:child_process";
import { requireNode } from "./checks.js";
import { prepareInstall } from "./install.js";
import { prepareBible } from "./prepare.js";
import { root } from "./step.js";

requireNode();
prepareInstall({ withTools: true });
prepareBible();
const { status } = spawnSync(process.execPath, ["--import", "tsx", "seed/prepare-database.ts"], {
  cwd: root,
  stdio: "inherit",
});
if (status !== 0) process.exit(1);
const children = [
  ["--import", "tsx", "--watch", "server/main.ts"],
  ["node_modules/vite/bin/vite.js", "web"],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: "inherit" }));
for (const child of children)
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode ||= code ?? 0;
  });
/** @type {NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM"];
for (const signal of stopSignals)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
