/** Journeys through Scripture, the works and the links between answers. */
import { expect, test } from "vitest";
import { expectNoViolations } from "../support/axe.js";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { addressOf, expectAddress, expectFocus, openAnswer, question, tab } from "../support/steps.js";

useBrowser();

test("from a verse in an answer to its chapter, scrolled to the verse, and back", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/results");
  const verse = page.getByRole("link", { name: "Romans 1:18", exact: true });
  await verse.click();
  await page.getByRole("link", { name: "Whole chapter" }).click();
  await expect.poll(() => question(page).textContent()).toBe("Romans 1:18");
  const asked = page.locator("mark");
  await expect.poll(async () => (await asked.boundingBox())?.y ?? -1).toBeLessThan(800);
  expect((await asked.boundingBox())?.y).toBeGreaterThan(50);
  await expectFocus(asked);
  await page.getByRole("link", { name: "Romans 1:18 alone" }).click();
  await expectAddress(page, "/scripture/Rom.1.18");
  await expectFocus(question(page));
  await page.goBack();
  await page.goBack();
  await verse.waitFor();
  await expect.poll(async () => (await verse.boundingBox())?.y ?? -1).toBeGreaterThan(0);
});

test("by keyboard from the index to a book, a chapter, the next one, and an answer on it", async () => {
  const page = await openPage(STILL);
  await page.goto("/library?show=scripture");
  const openBy = async (name: RegExp, heading: string) => {
    const link = page.getByRole("main").getByRole("link", { name });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => question(page).textContent()).toBe(heading);
    await expectFocus(question(page));
  };
  await openBy(/^Romans ?: explained in /, "Romans");
  await openBy(/^Romans 8 ?: explained in /, "Romans 8");
  expect(await page.locator(".prose sup").last().textContent()).toBe("39");
  await openBy(/^Romans 9/, "Romans 9");
  await page.getByRole("region", { name: "Explained in" }).getByRole("link").first().click();
  await tab(page, "Answer").waitFor();
});

test("a passage that does not exist is a page with status 404 that says what is wrong", async () => {
  const page = await openPage({ ...STILL, expectedErrors: [/Failed to load resource/] });
  const response = await page.goto("/scripture/Romans%2017");
  expect(response?.status()).toBe(404);
  await page.getByText("Romans has 16 chapters; there is no Romans 17.").waitFor();
  expect(await page.title()).toBe("This passage cannot be shown · Loci");
  await expectNoViolations(page);
  await page.getByRole("link", { name: "All books and chapters" }).click();
  await expectAddress(page, "/library?show=scripture");
});

test("by keyboard from an answer along its links to another answer", async () => {
  const page = await openPage(STILL);
  await openAnswer(page, "/answers/justification");
  const toLinks = page.getByRole("link", { name: "How this answer connects to others" });
  await toLinks.focus();
  await page.keyboard.press("Enter");
  const leadingOn = page.getByRole("region", { name: "It leads on to" }).getByRole("link");
  await leadingOn.first().waitFor();
  await expectFocus(question(page));
  await leadingOn.first().focus();
  await page.keyboard.press("Tab");
  await expectFocus(leadingOn.nth(1));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).not.toContain("justification");
  await page.getByRole("link", { name: "Read the answer" }).click();
  await tab(page, "Answer").waitFor();
  expect(addressOf(page)).toMatch(/^\/answers\/(?!justification)/);
});

test("from a partner to a work, and on to an answer that cites it", async () => {
  const page = await openPage(STILL);
  await page.goto("/library?partner=ccel");
  await page.getByRole("link", { name: /^Institutes of the Christian Religion/ }).click();
  await expect.poll(() => question(page).textContent()).toBe("Institutes of the Christian Religion");
  await page.getByRole("region", { name: "Cited places" }).getByRole("link").first().click();
  await tab(page, "Answer").waitFor();
});

test("a chosen translation stays on the page, after a reload and on the next chapter", async () => {
  const page = await openPage(STILL);
  await page.goto("/scripture/Ps.22");
  const chosen = page.getByRole("main").getByRole("button", { pressed: true });
  expect(await chosen.textContent()).toBe("King James Version");
  await page.getByRole("button", { name: "World English Bible" }).click();
  await page.getByText("My God, my God, why have you forsaken me?").waitFor();
  await expectNoViolations(page);
  await page.reload();
  await page.getByText("My God, my God, why have you forsaken me?").waitFor();
  await page.getByRole("link", { name: /Psalm 23/ }).click();
  await page.getByText("I shall lack nothing.").waitFor();
  expect(await chosen.textContent()).toBe("World English Bible");
  await page.goto("/settings");
  await page.getByRole("region", { name: "Bible" }).getByRole("button", { name: "King James Version" }).click();
  await page.goBack();
  await page.getByText("I shall not want.").waitFor();
});

test("both translations of a visited passage open offline", async () => {
  const page = await openPage({ ...STILL, serviceWorkers: "allow", expectedErrors: [/net::ERR_/] });
  await page.goto("/scripture/John.3.16");
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
  await page.getByRole("button", { name: "World English Bible" }).click();
  await page.getByText("his one and only Son").waitFor();
  await page.reload();
  await page.getByText("his one and only Son").waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("his one and only Son").waitFor();
  await page.getByRole("button", { name: "King James Version" }).click();
  await page.getByText("his only begotten Son").waitFor();
});
