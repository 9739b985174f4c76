/**
 * `npm run doctor`: looks at what a server needs, from Node to the proxy in front of it. Each line says that something is
 * in order, or what is wrong and what to do. Exits with 1 if anything is wrong. It changes nothing.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireNode } from "./checks.js";
import { readPackages } from "./install.js";
import { builtModule } from "./prepare.js";
import { isRelease, root } from "./step.js";

requireNode();
let isWell = true;
/** @param {{ isOk: boolean, text: string }} finding */
const print = ({ isOk, text }) => {
  isWell &&= isOk;
  console.log(`${isOk ? "ok   " : "wrong"}  ${text}`);
};

print({ isOk: true, text: `Node ${process.versions.node}` });
const packages = lookAtPackages();
print(packages);
if (packages.isOk) {
  const isBuilt = existsSync(join(root, ".cache/server"));
  print(
    isBuilt
      ? { isOk: true, text: "The server is built." }
      : { isOk: false, text: "The server is not built: run npm run build, and then npm run doctor again." },
  );
  if (isBuilt) {
    const { examine } = await import(builtModule("doctor"));
    for await (const finding of examine(process.env)) print(finding);
  }
}
process.exitCode = isWell ? 0 : 1;

/** @returns {{ isOk: boolean, text: string }} Whether the packages are those of the lock file. */
function lookAtPackages() {
  if (isRelease) return { isOk: true, text: "A release, with its packages" };
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (Object.keys(installed).length === 0)
    return { isOk: false, text: "The packages are not installed: run npm run build." };
  const others = Object.entries(installed).filter(([path, { version }]) => wanted[path]?.version !== version);
  if (others.length === 0) return { isOk: true, text: `${Object.keys(installed).length} packages` };
  const [[path] = [""]] = others;
  const name = path.replace("node_modules/", "");
  return {
    isOk: false,
    text: `${others.length} packages differ from package-lock.json, such as ${name}: run npm run build.`,
  };
}
