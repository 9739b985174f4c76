/**
 * Runs where no network but loopback exists: starts the server on the database named, asks it for a page, an asset, an
 * answer and a search, and prints their statuses.
 */
import { spawn } from "node:child_process";

const server = spawn(process.execPath, ["server/launch/start.js"], { stdio: ["ignore", "pipe", "inherit"] });
let output = "";
for await (const chunk of server.stdout) {
  output += chunk;
  if (/ serves .* on http/.test(output)) break;
}
const address = / on (http:\S+)\n/.exec(output)?.[1] ?? "";
for (const path of ["/", "/logos/ccel.svg", "/api/answers/justification", "/api/search?q=what+is+justification"]) {
  const { status } = await fetch(address + path);
  console.log(`${status} ${path}`);
}
server.kill("SIGTERM");
