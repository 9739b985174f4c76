/** A framed answer on an allowed site and on another one, in a real browser. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { buildTestApp, listen } from "../support/test-app.ts";

useBrowser();

/** @returns The origin of a site whose only page is the HTML that `page` returns. */
async function startSite(page: () => string): Promise<string> {
  const site = createServer((_request, response) => response.setHeader("content-type", "text/html").end(page()));
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  onTestFinished(() => void site.close());
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test("an answer is shown in a frame on a site that LOCI_EMBED names, and on no other; the form searches", async () => {
  let html = "";
  const allowed = await startSite(() => html);
  const refused = await startSite(() => html);
  const address = await listen(await buildTestApp({ LOCI_EMBED: allowed }));
  const open = (baseURL: string) =>
    openPage({ baseURL, fresh: true, expectedErrors: [/another origin|frame-ancestors|ERR_/] });
  const loci = await openPage({ baseURL: address, fresh: true });
  await loci.goto("/answers/election");
  await loci.getByRole("link", { name: "Embed" }).click();
  const codes = loci.getByRole("textbox");
  html = `<!doctype html><title>A site</title>${await codes.first().inputValue()}${await codes.last().inputValue()}`;

  const guest = await open(allowed);
  await guest.goto("/");
  const frame = guest.frameLocator("iframe");
  await frame.getByRole("heading", { name: /election/i }).waitFor();
  expect(await frame.getByRole("link", { name: /^Read it with/ }).getAttribute("href")).toBe(
    `${address}/answers/election`,
  );
  const colours = () => frame.locator("body").evaluate((body) => getComputedStyle(body).color);
  const light = await colours();
  await guest.emulateMedia({ colorScheme: "dark" });
  await expect.poll(colours).not.toBe(light);
  await guest.getByRole("searchbox").fill("What is grace?");
  const [results] = await Promise.all([guest.waitForEvent("popup"), guest.getByRole("button").click()]);
  expect(results.url()).toBe(`${address}/results?q=What+is+grace%3F`);

  const stranger = await open(refused);
  await stranger.goto("/");
  await expect.poll(() => stranger.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
