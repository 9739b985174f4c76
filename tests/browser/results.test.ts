import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readLabelledQuestions, SETS } from "../../server/learning/labelled.ts";
import { openPage, useBrowser } from "../support/browser.js";
import { expectFocus, goWithin, openAnswer, source, tab } from "../support/steps.js";

useBrowser();

const SALVATION = "/results?q=What%20is%20salvation%3F";

test("an initial J stands clear of every line beside it, at every width and size", async () => {
  const page = await openPage();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openAnswer(page, "/answers/justification");
    for (const size of ["small", "medium", "large"]) {
      const overlaps = await page.evaluate((chosen) => {
        document.documentElement.dataset.textSize = chosen;
        const initial = document.querySelector<HTMLElement>(".versal");
        if (!initial?.textContent) return ["no initial"];
        // The box of the letter itself, which is taller than the element that keeps the text away.
        const style = getComputedStyle(initial);
        const context = document.createElement("canvas").getContext("2d");
        if (!context) return ["no canvas"];
        context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const ink = context.measureText(initial.textContent);
        const range = document.createRange();
        range.selectNodeContents(initial);
        const line = range.getBoundingClientRect();
        const baseline =
          line.top +
          (line.height - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2 +
          ink.fontBoundingBoxAscent;
        const foot = baseline + ink.actualBoundingBoxDescent;
        const right = line.left + ink.actualBoundingBoxRight;
        const texts = document.createRange();
        const paragraph = initial.closest("p");
        if (!paragraph) return ["no paragraph"];
        texts.selectNodeContents(paragraph);
        texts.setStartAfter(initial);
        return [...texts.getClientRects()]
          .filter(({ top, bottom, left, width }) => {
            const middle = (top + bottom) / 2;
            return width > 1 && middle < foot && left < right - 1;
          })
          .map(({ top, left }) => `${left}, ${top} in a letter to ${right}, ${foot}`);
      }, size);
      expect([width, size, overlaps]).toEqual([width, size, []]);
    }
  }
});

test("prints words that are marked in the colours of the light theme", async () => {
  const page = await openPage();
  await page.goto("/search?q=love");
  const mark = page.locator("main mark").first();
  await mark.waitFor();
  const look = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ media: "print", colorScheme });
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe(colorScheme);
    return mark.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]);
  };
  expect(await look("dark")).toEqual(await look("light"));
});

test("prints the answer with numbered endnotes and nothing of the screen around it, from either tab and theme", async () => {
  const page = await openPage();
  await openAnswer(page, SALVATION);
  const print = async () => {
    await page.emulateMedia({ media: "print" });
    return page.locator("body").innerText();
  };
  const printed = await print();
  // None stands alone at the foot of a page.
  const heading = page.locator("main h2").first();
  expect(await heading.evaluate((one) => getComputedStyle(one).breakAfter)).toBe("avoid");
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

test("an answer that is nearly sure stands open below the panel, on a page and in the running client", async () => {
  const page = await openPage();
  const { asked, first } = await findLeading(page);
  for (const path of ["/results?q=", "/?q="])
    for (const open of [page.goto.bind(page), (address: string) => goWithin(page, address)]) {
      await open(path + encodeURIComponent(asked));
      await page.getByText("No matching answers found", { exact: true }).waitFor();
      const panel = page.getByRole("tabpanel");
      expect(lettersOf(await panel.innerText())).toContain(lettersOf(first));
    }
});

/** Asks the labelled questions until one has an answer that is nearly sure. */
async function findLeading(page: Page): Promise<{ asked: string; first: string }> {
  for (const { q } of readLabelledQuestions(SETS.real)) {
    const response = await page.request.get(`/api/search?q=${encodeURIComponent(q)}`);
    const { leading } = await response.json();
    if (!leading) continue;
    const [first = ""] = leading.answer.replace(/\s*\[\d+\]|\*/g, "").split(/(?<=[.?!])\s/);
    // An initial stands before the first word.
    return { asked: q, first: first.slice(1) };
  }
  throw new Error("No labelled question has an answer that is nearly sure.");
}

/** @returns A text without what typesetting changes. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
