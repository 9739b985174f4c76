/** The preview of drafts: the real command, with a database of its own, in a real browser. */
import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { addressOf } from "../support/checkout.ts";
import { startNode } from "../support/child.ts";
import { type ContentFolder, ELECTION, makeContentFolder } from "../support/content-folder.ts";
import { prepareSeed } from "../support/seed-command.ts";
import { buildTestApp } from "../support/test-app.ts";

useBrowser();

const DRAFT = "answers/decree/fate.md";

/** Adds what an editor may have after a first minute. */
function addDraft(folder: ContentFolder): void {
  folder.write(
    DRAFT,
    "---\nstatus: draft\nquestion: Is there fate?\nrelated:\n  - providence\n---\n\nThere is no blind fate.\n",
  );
}

async function startPreview(folder: ContentFolder) {
  const running = startNode(["server/launch/preview.js", "--content", folder.path], { env: { PORT: "0" } });
  return { ...running, address: await addressOf(running) };
}

const panel = (page: Page) => page.getByRole("complementary", { name: "Problems" });

test("a page of the preview changes when its file is saved, shows its problems, and drops those that are mended; a draft is not on the site", async () => {
  const folder = makeContentFolder();
  addDraft(folder);
  const { file, run } = prepareSeed(folder);
  expect(await run()).toContain("\nDrafts, which are left out: fate.\n");
  const { address, child, ended } = await startPreview(folder);
  expect(new URL(address).hostname).toBe("127.0.0.1"); // Not on the network.
  const page = await openPage({ baseURL: address, fresh: true });
  await page.goto("/answers/fate");
  await page.getByText("There is no blind fate.").waitFor();
  await panel(page).getByRole("heading", { name: "Draft" }).waitFor();
  const missing = panel(page).locator("li", { hasText: "fate.md:2 alsoAsked" });
  expect(await missing.innerText()).toContain("the field is missing");

  // A mistake in the text, with its line; and the page shows the text all the same.
  const line = folder.replace(DRAFT, "blind fate.", "blind fate, says Paul (Romans 8:99).");
  await page.getByText("blind fate, says Paul").waitFor();
  const mistake = panel(page).locator("li", { hasText: "Romans 8:99" });
  await mistake.waitFor();
  expect(await mistake.innerText()).toContain(`fate.md:${line} body`);
  folder.replace(DRAFT, "8:99", "8:28");
  await mistake.waitFor({ state: "detached" });
  await page.getByText("says Paul (Romans 8:28").waitFor();

  // What YAML cannot read is shown as it was probably meant, and the panel says what to correct.
  folder.replace(DRAFT, "question: Is there fate?", "question: Fate: is there any?");
  const unread = panel(page).locator("li", { hasText: "quotation marks around the whole value" });
  await unread.waitFor();
  await page.getByRole("heading", { name: "Fate: is there any?" }).waitFor();
  folder.replace(DRAFT, "question: Fate: is there any?", 'question: "Fate: is there any?"');
  await unread.waitFor({ state: "detached" });

  // A field is filled, and is not missing any more.
  folder.replace(DRAFT, "related:", "alsoAsked:\n  - is all by chance\nrelated:");
  await panel(page).locator("li", { hasText: "has 1 items; write 6 to 12" }).waitFor();
  expect(await missing.filter({ hasText: "the field is missing" }).count()).toBe(0);

  // Finished answers are previewed too, and new ones appear.
  await page.goto("/answers/election");
  await panel(page).getByText("No problems.").waitFor();
  folder.replace(ELECTION, "So John speaks", "So the apostle John speaks");
  await page.getByText("So the apostle John speaks").waitFor();
  folder.write(DRAFT.replace("fate", "chance"), "---\nstatus: draft\nquestion: Is there chance?\n---\n");
  await panel(page).getByRole("link", { name: "Is there chance?" }).click();
  await page.getByRole("heading", { name: "Is there chance?" }).waitFor();

  // So is what a list says.
  await page.goto("/library?show=timeline");
  folder.replace("timeline.yaml", "dates: about AD 30", "dates: some forty years");
  await page.getByText("some forty years").waitFor();

  const site = await buildTestApp({ LOCI_DB: file });
  expect((await site.inject("/api/answers/fate")).statusCode).toBe(404);
  expect((await site.inject("/api/answers/election")).statusCode).toBe(200);

  const before = readdirSync(tmpdir()).filter((name) => name.startsWith("loci-preview-"));
  expect(before.length).toBeGreaterThan(0);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  expect(before.filter((name) => existsSync(`${tmpdir()}/${name}`)).length).toBeLessThan(before.length);
});
