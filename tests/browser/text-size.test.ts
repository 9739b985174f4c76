/** The text size of the reader: of everything on the page, not of answers alone. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { expectFocus, openAnswer, question, sidebar } from "../support/steps.js";

useBrowser();

test("A+ makes everything larger, here and on every page, until the largest size; A− makes it smaller again", async () => {
  const page = await openPage();
  await openAnswer(page, "/answers/justification");
  const texts = [
    question(page),
    page.locator(".prose"),
    page.getByRole("button", { name: /^CCEL/ }),
    page.getByRole("heading", { name: "Additional Resources" }),
    page.getByRole("tab", { name: "Answer" }),
    sidebar(page).getByRole("link", { name: "Library" }),
    sidebar(page).getByRole("listitem").first(),
  ];
  const sizes = () =>
    Promise.all(texts.map((text) => text.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))));
  const width = async () => (await sidebar(page).boundingBox())?.width ?? 0;
  const [standard, column] = [await sizes(), await width()];
  const larger = page.getByRole("button", { name: "Larger text" });
  const smaller = page.getByRole("button", { name: "Smaller text" });

  await larger.click();
  expect(await sizes()).toEqual(standard.map((size) => expect.closeTo(size * 1.15, 1)));
  expect(await width()).toBeCloseTo(column * 1.15, 0);
  await page.getByText("Text size: Large", { exact: true }).waitFor({ state: "attached" });

  await larger.press("Enter");
  expect(await larger.getAttribute("aria-disabled")).toBe("true");
  await larger.press("Enter");
  await expectFocus(larger);
  expect(await sizes()).toEqual(standard.map((size) => expect.closeTo(size * 1.3, 1)));

  await sidebar(page).getByRole("link", { name: "Settings" }).first().click();
  const setting = page.getByRole("region", { name: "Text size" });
  await setting.getByText("Largest").waitFor();
  expect(await larger.getAttribute("aria-disabled")).toBe("true");
  await page.reload();
  expect(await rootSize(page)).toBe("20.8px");
  for (let presses = 0; presses < 3; presses++) await smaller.click();
  expect(await smaller.getAttribute("aria-disabled")).toBe("true");
  expect(await rootSize(page)).toBe("14.4px");
});

test("it is a share of the browser's own text size", async () => {
  const page = await openPage({ fresh: true });
  await page.addInitScript(() => localStorage.setItem("text-size", "large"));
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await openAnswer(page, "/answers/justification");
  expect(await rootSize(page)).toBe("36.8px");
});

test("the large first letter covers no text where a reader spaces the lines as WCAG 1.4.12 says", async () => {
  const page = await openPage({ ...STILL, bypassCSP: true });
  await openAnswer(page, "/answers/justification");
  await page.addStyleTag({ content: "* { line-height: 2 !important; letter-spacing: 0.12em !important }" });
  const [letter, room] = await page.locator(".versal").evaluate((versal) => {
    const range = document.createRange();
    range.selectNodeContents(versal);
    return [range, versal].map((one) => one.getBoundingClientRect());
  });
  const middle = ((letter?.top ?? 0) + (letter?.bottom ?? 0)) / 2;
  expect(middle).toBeLessThan(room?.bottom ?? 0);
});

test("with larger text, the column beside the text moves below it where the window has no room", async () => {
  const page = await openPage();
  await openAnswer(page, "/answers/justification");
  const besideText = async () => {
    const text = await page.locator(".prose").boundingBox();
    const column = await page.getByRole("complementary", { name: "Related Resources" }).boundingBox();
    return (column?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? 0);
  };
  expect(await besideText()).toBe(true);
  await page.getByRole("button", { name: "Larger text" }).click();
  expect(await besideText()).toBe(false);
});

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
