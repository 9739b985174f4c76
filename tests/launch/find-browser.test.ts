import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { runNode } from "../support/child.ts";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "../support/find-browser.js";

/** A folder with programs of these names. */
function makePrograms(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-browsers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) {
    writeFileSync(join(folder, name), "#!/bin/sh\n");
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test("prefers the browser that CHROME_PATH names", async () => {
  const [chosen, system] = [makePrograms("my-chrome"), makePrograms("chromium")];
  const found = await findBrowser({ CHROME_PATH: join(chosen, "my-chrome"), PATH: system });
  expect(found).toBe(join(chosen, "my-chrome"));
});

test("prefers Chromium's headless shell to a full Chromium, wherever they are", async () => {
  const [windows, shell] = [makePrograms("chromium"), makePrograms("chromium-headless-shell")];
  expect(await findBrowser({ PATH: `${windows}:${shell}` })).toBe(join(shell, "chromium-headless-shell"));
});

for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
  test(`finds ${name} on the path`, async () => {
    const folder = makePrograms("other", name);
    expect(await findBrowser({ PATH: `/nowhere:${folder}` })).toBe(join(folder, name));
  });

test("ignores a CHROME_PATH that is not a program", async () => {
  const folder = makePrograms("chromium");
  expect(await findBrowser({ CHROME_PATH: join(folder, "gone"), PATH: folder })).toBe(join(folder, "chromium"));
});

test("uses the browser of a package if there is no other", async () => {
  const empty = makePrograms();
  const found = await findBrowser({ PATH: empty });
  expect(found).toMatch(/\.cache\/browser-\d+\/chromium\.sh$/);
  const { stdout } = await promisify(execFile)(found ?? "", ["--version"]);
  expect(stdout).toMatch(/^Chromium \d+/);
});

test("stops npm test on a machine without a browser and without a package of one, and says how to get one", async () => {
  const empty = makePrograms();
  const env = { PATH: empty, HOME: empty, PLAYWRIGHT_BROWSERS_PATH: empty, CI: "true" };
  const other = "data:text/javascript,Object.defineProperty(process, 'arch', { value: 'arm64' })";
  const { code, stdout, stderr } = await runNode(["--import", other, "tests/run.js"], { env });
  expect(stderr).toBe(`${HOW_TO_GET_A_BROWSER}\n`);
  expect(stdout).toBe("");
  expect(code).toBe(1);
});
