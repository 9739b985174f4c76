/** Questions that find no answer, and words that are meant to do harm. */
import { expect, test } from "vitest";
import { typeset } from "../../web/lib/typeset.ts";
import { openPage, useBrowser, useSharedPage } from "../support/browser.js";
import { expectAddress, expectFocus, goWithin, question, recentSearches, searchBox, tab } from "../support/steps.js";

useBrowser();
const sharedPage = useSharedPage();

const UNANSWERED = "/results?q=zxqv%20bnmrt%20wpfgh";

test("shows that nothing was found, on an empty column of resources", async () => {
  const page = await sharedPage();
  await page.goto(UNANSWERED);
  const message = page.getByRole("status").filter({ hasText: "No matching answers found" });
  await message.getByText("Try adjusting your search terms or selecting different content partners.").waitFor();
  await expect.poll(() => question(page).textContent()).toBe("zxqv bnmrt wpfgh");
  await expect.poll(() => page.title()).toBe("zxqv bnmrt wpfgh · Loci");
  await page.getByText("Resources appear here beside an answer.").waitFor();
});

test("shows the closest answers, which lead to theirs", async () => {
  const page = await sharedPage();
  await page.route("**/api/search?q=zxqv*", async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/q=.*/, "q=What%20is%20grace%3F") });
    const { answer, ...rest } = await response.json();
    const closest = answer.related.slice(0, 3).map((link: object) => ({ ...link, firstSentence: "It begins so." }));
    await route.fulfill({ response, json: { ...rest, outcome: "closest", answer: null, closest } });
  });
  await goWithin(page, UNANSWERED);
  const nearest = page.getByRole("region", { name: "The closest answers" }).getByRole("link");
  await nearest.first().waitFor();
  await expect.poll(() => nearest.count()).toBe(3);
  const asked = await nearest.first().innerText();
  await nearest.first().click();
  await tab(page, "Answer").waitFor();
  await expect.poll(() => question(page).textContent()).toBe(asked);
});

test("offers to change the question and to browse the library", async () => {
  const page = await sharedPage();
  await page.goto(UNANSWERED);
  await page.getByRole("link", { name: "Change the question" }).click();
  await expectAddress(page, "/");
  await expect.poll(() => searchBox(page).inputValue()).toBe("zxqv bnmrt wpfgh");
  await page.goBack();
  await page.getByRole("link", { name: "Browse the Library" }).click();
  await expectAddress(page, "/library");
});

test("offers to search all sources, when only some were searched", async () => {
  const page = await sharedPage();
  await page.goto(`${UNANSWERED}&partner=opc`);
  await page.getByRole("button", { name: "Search all nine sources" }).click();
  await expectAddress(page, UNANSWERED);
});

test("shows words that are meant to do harm as the text that they are", async () => {
  const page = await openPage();
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const words of [
    `<img src=x onerror="document.title='harm'"><script>document.title='harm'</script>`,
    `"'></title></script><svg onload=alert(1)>`,
    "'; DROP TABLE answers; -- {{7*7}} %00 \\u0000",
    "javascript:alert(1)//[1](https://example.org)*grace*",
  ]) {
    const query = `?q=${encodeURIComponent(words)}`;
    await page.goto(`/results${query}`);
    await page.getByRole("heading", { name: "No matching answers found" }).or(tab(page, "Answer")).waitFor();
    expect(await question(page).textContent()).toBe(typeset(words));
    expect(await page.title()).toBe(`${typeset(words)} · Loci`);
    await page.goto(`/search${query}`);
    await expect.poll(() => searchBox(page).inputValue()).toBe(words);
    expect(await page.locator("main img[src='x']").count()).toBe(0);
  }
  await expect
    .poll(() => recentSearches(page).first().textContent())
    .toBe("javascript:alert(1)//[1](https://example.org)*grace*");
  expect(dialogs).toEqual([]);
});

test("an address with strange parts shows a page all the same", async () => {
  const page = await openPage();
  await page.goto("/results?q=a&q=b&topic=%22&tab=zzz&partner=%3Cb%3E");
  await page.getByRole("heading", { name: "No matching answers found" }).waitFor();
  await page.getByText("This link names a source that Loci does not have. It was left out.").waitFor();
  await page.getByRole("link", { name: "Change the question" }).focus();
  await expectFocus(page.getByRole("link", { name: "Change the question" }));
});

test("a question is left for the editors by a press of the button, and by nothing else", async () => {
  const page = await sharedPage();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  await page.goto(UNANSWERED);
  const button = page.getByRole("button", { name: "Ask the editors" });
  await button.waitFor();
  expect(sent).toEqual([]);
  await button.click();
  await expectFocus(page.getByText("Thank you. The editors have your question."));
  expect(sent).toEqual(['{"question":"zxqv bnmrt wpfgh"}']);
});
