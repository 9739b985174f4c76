import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { addressOf, expectFocus, openAnswer, source, tab } from "../support/steps.js";

useBrowser();

const SALVATION = "/results?q=What%20is%20salvation%3F";

test("prints the answer with numbered endnotes and nothing of the screen around it, from either tab and theme", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  const print = async () => {
    await page.emulateMedia({ media: "print" });
    return page.locator("body").innerText();
  };
  const printed = await print();
  expect(printed).toContain("What is salvation?");
  expect(printed).toMatch(/Sources\s+1\s+Westminster Assembly, Westminster Larger Catechism, Q\.\u00a030, 1647\./i);
  expect(printed).toContain("Prepared with Loci on");
  for (const absent of [
    "Recent Searches",
    "Save as PDF",
    "Related Resources",
    "Ask another question",
    "Related questions",
  ])
    expect(printed).not.toMatch(new RegExp(absent, "i"));

  await page.emulateMedia({ media: "screen" });
  await tab(page, "Sources").click();
  await source(page, 1).click();
  await expect.poll(() => page.getByRole("tabpanel").count()).toBe(1);
  expect(await print()).toBe(printed);

  await page.emulateMedia({ colorScheme: "dark" });
  const RED = "rgb(138, 28, 22)"; // of the light theme
  const colours = await page
    .locator(".versal, .pilcrow")
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).color));
  expect(new Set(colours)).toEqual(new Set([RED]));
});

test("shows Related Resources: additional resources, a recommended book, further reading", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  const related = page.getByRole("complementary", { name: "Related Resources" });
  await related.getByRole("heading", { name: "Related Resources" }).waitFor();
  await related.getByRole("heading", { name: "Additional Resources" }).waitFor();
  const resource = related.getByRole("link", { name: /The Plan of Salvation/ });
  await expect.poll(() => resource.innerText()).toMatch(/The Plan of Salvation\s+Book, B\. B\. Warfield, Monergism/);
  await expect.poll(() => resource.locator("svg").count()).toBe(1);
  await expect.poll(() => resource.getAttribute("target")).toBe("_blank");

  await related.getByRole("heading", { name: "Recommended Book" }).waitFor();
  await related.getByRole("img", { name: "Cover of All of Grace" }).waitFor();
  await related.getByText("C. H. Spurgeon", { exact: true }).waitFor();
  await related.getByText("Free ebook").waitFor();
  await related.getByText("Editors’ rating").waitFor();
  const store = related.getByRole("link", { name: /^View on / });
  await expect.poll(() => store.getAttribute("href")).toMatch(/^https:\/\//);
  await Promise.all([page.context().waitForEvent("page"), store.click()]);
  expect(addressOf(page)).toBe(SALVATION);

  await related.getByRole("heading", { name: "Further Reading" }).waitFor();
  const further = related.getByRole("link", { name: "Belgic Confession, art. 17" });
  await expect.poll(() => further.getAttribute("target")).toBe("_blank");
});

test("a shared link to a source opens that source; a shared link to a paragraph goes to it", async () => {
  const page = await openPage();
  await page.goto(`${SALVATION}&tab=sources#s7`);
  await expectFocus(source(page, 7));
  await expect.poll(() => source(page, 7).getAttribute("aria-expanded")).toBe("true");

  await page.getByRole("button", { name: /^OPC 2/ }).click();
  await page.goto(`${SALVATION}&tab=sources#s5`); // The same page: only the hash changes.
  await expectFocus(source(page, 5));
  await expect.poll(() => source(page, 5).getAttribute("aria-expanded")).toBe("true");

  const other = await openPage();
  await openAnswer(other, `${SALVATION}#p4`);
  await expect.poll(() => other.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect
    .poll(() => other.locator("#p4").evaluate((paragraph) => Math.round(paragraph.getBoundingClientRect().top)))
    .toBeLessThan(200);
});
