/**
 * Runs without a network except loopback. Starts the server on the configured database, asks a question on its page in
 * a real browser and through the API, and prints the results and every requested URL of another machine.
 */
import { spawn } from "node:child_process";
import { launchBrowser } from "./launch-browser.js";

const server = spawn(process.execPath, ["server/launch/start.js"], { stdio: ["ignore", "pipe", "inherit"] });
let output = "";
for await (const chunk of server.stdout) {
  output += chunk;
  if (/ serves .* on http/.test(output)) break;
}
const address = / on (http:\S+)\n/.exec(output)?.[1] ?? "";
const browser = await launchBrowser();
try {
  for (const path of ["/", "/logos/ccel.svg", "/api/answers/justification", "/api/search?q=what+is+justification"])
    console.log((await fetch(address + path)).status, path);
  const page = await browser.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) console.log("asked", request.url());
  });
  await page.goto(address);
  await page.getByLabel("Your question", { exact: true }).fill("what is justification");
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: "Answer" }).waitFor();
  console.log("answered", new URL(page.url()).pathname);
} finally {
  await browser.close();
  server.kill("SIGTERM");
}
