/** What a visitor has stored is never lost, whatever the browser's storage holds or refuses. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Study } from "../../web/stores/study.ts";
import { openPage, STILL, useBrowser } from "../support/browser.js";
import { makeNote, makeSavedAnswer } from "../support/make-study.ts";
import { openAnswer, followAddress as openWithin, tab, toast } from "../support/steps.js";
import { storedValue, storeValues } from "../support/visitor-database.ts";

useBrowser();

const bookmark = (page: Page) => page.getByRole("button", { name: "Save in Study" });
const NOT_STORED = "This browser could not store it.";

test("what this version cannot read stays stored, and hides nothing else", async () => {
  const { excerpt: _, ...withoutField } = makeSavedAnswer("grace");
  const newer = { ...makeNote("n2", "On two paragraphs."), paragraph: { from: 1, to: 2 } };
  const newerList = { id: "l2", title: "For Monday", entries: [] };
  const page = await openPage(STILL);
  await storeValues(page, {
    study: {
      answers: [{ ...makeSavedAnswer("salvation"), colour: "red" }, withoutField],
      notes: [makeNote("n1", "On one."), newer],
      highlights: ["of a newer version"],
    },
    "reading-lists": [{ id: "l1", name: "For Sunday", answerIds: [] }, newerList],
  });
  await openAnswer(page, "/answers/faith");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  await page.goto("/study");
  await tab(page, "Saved answers (2)").waitFor();
  await page.getByRole("button", { name: "Add a note" }).first().click();
  await page.keyboard.type("A new one.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await tab(page, "Notes (2)").waitFor();
  await tab(page, "Lists (1)").click();
  await page.getByRole("button", { name: "Remove list" }).click();
  await expect.poll(() => storedValue(page, "reading-lists")).toEqual([newerList]);
  expect(await storedValue(page, "study")).toEqual({
    answers: [
      expect.objectContaining({ id: "faith" }),
      expect.objectContaining({ id: "salvation", colour: "red" }),
      withoutField,
    ],
    notes: [expect.objectContaining({ id: "n1" }), expect.objectContaining({ text: "A new one." }), newer],
    highlights: ["of a newer version"],
  });
});

test("a value of another kind stays stored beside what is saved", async () => {
  const page = await openPage(STILL);
  await storeValues(page, { study: "a text", "reading-lists": { version: 2 } });
  await openAnswer(page, "/answers/faith");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  const stored = await storedValue(page, "study");
  expect(stored).toEqual({ answers: [expect.objectContaining({ id: "faith" }), "a text"], notes: [] });
});

test("says when storage is full, and stores the change with the next one that fits", async () => {
  const page = await openPage({ ...STILL, fresh: true });
  const session = await page.context().newCDPSession(page);
  const limit = (quotaSize?: number) =>
    session.send("Storage.overrideQuotaForOrigin", {
      origin: new URL(inject("baseUrl")).origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await openAnswer(page, "/answers/faith");
  await limit(1);
  await bookmark(page).click();
  await toast(page, NOT_STORED).waitFor();
  await limit();
  await openWithin(page, "/answers/grace");
  await bookmark(page).click();
  await toast(page, "Saved in Study").waitFor();
  await page.goto("/study");
  await tab(page, "Saved answers (2)").waitFor();
});

test("blocked storage costs the storage and nothing else", async () => {
  const page = await openPage({ ...STILL, fresh: true });
  // As Firefox does when all cookies are blocked.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  });
  await openAnswer(page, "/answers/faith");
  await bookmark(page).click();
  await toast(page, NOT_STORED).waitFor();
  await openWithin(page, "/study");
  await tab(page, "Saved answers (1)").waitFor();
  await openWithin(page, "/settings");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).last().click();
  await toast(page, "Everything cleared").waitFor();
  await openWithin(page, "/study");
  await tab(page, /^Saved answers$/).waitFor();
});

test("a note that is not saved yet survives a reload", async () => {
  const page = await openPage(STILL);
  await storeValues(page, { study: { answers: [makeSavedAnswer("salvation")], notes: [] } });
  await page.goto("/study");
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.keyboard.type("Half a thought");
  await page.reload();
  await expect.poll(() => page.getByLabel("Your note").inputValue()).toBe("Half a thought");
});

test("a shared list that is added again is shown, not stored twice", async () => {
  const page = await openPage(STILL);
  const lists = () => storedValue<unknown[]>(page, "reading-lists").then((stored) => stored?.length);
  for (const message of ["Reading list added to Study", "This list is in Study already"]) {
    await page.goto("/study?list=For%20Sunday&answer=grace&answer=faith");
    await page.getByRole("button", { name: "Add to my Study" }).click();
    await toast(page, message).waitFor();
    await page.getByRole("region", { name: "For Sunday" }).waitFor();
    expect(await lists()).toBe(1);
  }
});

test("an answer is saved with all its sources, or not at all", async () => {
  const page = await openPage({ ...STILL, expectedErrors: [/ERR_FAILED/, /Save error/] });
  await openAnswer(page, "/results?q=what%20is%20justification&partner=opc");
  await page.route("**/api/answers/**", (route) => route.abort());
  await bookmark(page).click();
  await toast(page, "The answer could not be loaded.").waitFor();
  expect(await bookmark(page).getAttribute("aria-pressed")).toBe("false");
  await page.unroute("**/api/answers/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await toast(page, "Saved in Study").waitFor();
  const whole = await (await fetch(`${inject("baseUrl")}/api/answers/justification`)).json();
  const stored = await storedValue<Study>(page, "study");
  expect(stored?.answers.map(({ copy }) => copy?.citations.length)).toEqual([whole.citations.length]);
});
