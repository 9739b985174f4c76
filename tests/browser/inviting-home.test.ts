/** What the home screen opens with: the doors and the question of the day, in the order of sight, and without the script. */
import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE, useBrowser } from "../support/browser.js";
import { addressOf, expectAddress, question, searchBox } from "../support/steps.js";

useBrowser();

for (const viewport of [DESKTOP, PHONE])
  test(`box, doors and the question of the day stand on the first screen of ${viewport.width} by ${viewport.height}`, async () => {
    const page = await openPage({ viewport });
    await page.goto("/");
    const day = page.getByRole("article");
    const parts = [
      searchBox(page),
      ...["New to faith", "In trouble", "Studying"].map((name) => page.getByRole("link", { name })),
      day.getByRole("heading"),
      day.getByRole("paragraph").last(),
    ];
    for (const part of parts) {
      const { x = -1, y = -1, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect([x >= 0 && y >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(((await day.getByRole("paragraph").last().textContent()) ?? "").length).toBeGreaterThan(100);
  });

test("Tab goes from the box to doors and suggestions, then to the margin; in a narrow window it follows the eye as well", async () => {
  const page = await openPage();
  await page.goto("/");
  const order = async () => {
    await searchBox(page).focus();
    const places: string[] = [];
    for (let step = 0; step < 10; step++) {
      await page.keyboard.press("Tab");
      places.push(await page.evaluate(() => placeOf(document.activeElement)));
    }
    return places.filter((place, index) => place !== places[index - 1]);
  };
  await page.evaluate(() => {
    Object.assign(window, {
      placeOf: (one: Element) =>
        one.closest("nav")?.ariaLabel ??
        (one.closest("article") ? "day" : one.closest("section")?.querySelector("h2")?.textContent),
    });
  });
  expect(await order()).toEqual(["Where to begin", "Suggested searches", "day"]);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await order()).toEqual(["Where to begin", "day", "Search sources", "Suggested searches"]);
});

test("a door leads to its questions in order, and each to its answer", async () => {
  const page = await openPage({ viewport: PHONE });
  await page.goto("/");
  await page.getByRole("link", { name: "Studying" }).click();
  await expectAddress(page, "/begin/studying");
  await expect.poll(() => question(page).textContent()).toBe("Studying");
  const rows = page
    .getByRole("list")
    .filter({ hasText: "Why is the Bible the final authority?" })
    .getByRole("listitem");
  expect(await rows.count()).toBe(10);
  await rows.nth(7).getByRole("link").click();
  await expectAddress(page, "/answers/justification");
});

test.each([
  ["desk", DESKTOP],
  ["phone", PHONE],
])("without the script, the box asks, and the answer comes (%s)", async (_where, viewport) => {
  const page = await openPage({ javaScriptEnabled: false, viewport });
  await page.goto("/");
  await searchBox(page).fill("What is grace?");
  expect(await page.getByText("0/1000").isVisible()).toBe(false);
  await page.getByRole("search").getByRole("button").click();
  expect(addressOf(page)).toBe("/results?q=What+is+grace%3F");
  expect(await question(page).textContent()).toBe("What is grace?");
});

declare function placeOf(one: Element | null): string;
