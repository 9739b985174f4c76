/** Search: the list of matching answers, its filters, and the address that says it all. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeClosest, makeNothing, makePartners, makeSearchResult } from "../support/make.ts";
import { makeAnswerList, makeLibrary, makeSummary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, silence, stubServer } from "../support/stub-server.ts";

function stubLists() {
  const server = stubServer();
  server.on("/api/answers", makeAnswerList());
  server.on("/api/library", makeLibrary());
  return server;
}

const questions = () =>
  within(screen.getByRole("region", { name: "Answers" }))
    .queryAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
const found = (text: string) => screen.findByText(text);
const facet = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("lists all matches, best first, with the matching words marked", async () => {
  const server = stubLists();
  renderApp("/search?q=assurance");
  await found("Three answers");
  expect(server.asked("/api/answers")[0]?.search).toBe("?q=assurance");
  expect(questions()).toEqual([
    "How can I be sure I am saved?",
    "What is salvation?",
    "Why is the Bible the final authority?",
  ]);
  expect(screen.getByText("Best match first")).toBeTruthy();
  const [first] = screen.getAllByRole("article");
  expect([...(first?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "assurance",
    "assured",
  ]);
  expect(first?.textContent).toContain("CCEL, OPC");
});

test("a row leads to the answer, and its topic to the library", async () => {
  stubLists();
  renderApp("/search?q=assurance");
  await found("Three answers");
  const row = within(screen.getAllByRole("article")[0] as HTMLElement);
  expect(row.getByRole("link", { name: "How can I be sure I am saved?" }).getAttribute("href")).toBe(
    "/answers/assurance",
  );
  expect(row.getByRole("link", { name: "Of Salvation" }).getAttribute("href")).toBe("/library?topic=salvation");
});

test("shows all answers in the library's order without words", async () => {
  const server = stubLists();
  renderApp("/search");
  await found("Three answers");
  expect(server.asked("/api/answers")[0]?.search).toBe("");
  expect(screen.getByText("In the order of the Library")).toBeTruthy();
});

test("says that it is searching until the answers arrive", async () => {
  const server = stubLists();
  server.on("/api/answers", silence);
  renderApp("/search?q=assurance");
  expect((await found("Searching theological resources...")).getAttribute("role")).toBe("status");
});

test("filters add up within a group, narrow each other between groups, and stand in the address", async () => {
  stubLists();
  const { user, address } = renderApp("/search?q=assurance");
  await found("Three answers");
  await user.click(facet("CCEL, 2 answers"));
  await found("Two answers of three");
  expect(address()).toBe("/search?q=assurance&partner=ccel");
  expect(facet("Salvation, 1 answer").checked).toBe(false);
  await user.click(facet("Salvation, 1 answer"));
  await found("One answer of three");
  expect(address()).toBe("/search?q=assurance&topic=salvation&partner=ccel");
  await user.click(facet("OPC, 2 answers"));
  await found("Two answers of three");
  expect(questions()).toEqual(["How can I be sure I am saved?", "What is salvation?"]);
});

test("reads the filters from the address and lets each be taken away", async () => {
  stubLists();
  const { user, address } = renderApp("/search?q=assurance&topic=salvation&partner=ccel");
  await found("One answer of three");
  await user.click(screen.getByRole("button", { name: "Remove filter CCEL" }));
  await found("Two answers of three");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await found("Three answers");
  expect(address()).toBe("/search?q=assurance");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Clear filters" }).disabled).toBe(true);
});

test("ignores unknown filters", async () => {
  stubLists();
  renderApp("/search?q=assurance&topic=alchemy&partner=nobody");
  expect(await found("Three answers")).toBeTruthy();
});

test("offers all nine sources, disabled without a match, but only topics with matches", async () => {
  stubLists();
  renderApp("/search?q=assurance");
  await found("Three answers");
  const sources = within(screen.getByRole("group", { name: "Sources" })).getAllByRole<HTMLInputElement>("checkbox");
  expect(sources).toHaveLength(9);
  expect(sources.filter(({ disabled }) => !disabled)).toHaveLength(3);
  expect(within(screen.getByRole("group", { name: "Topics" })).getAllByRole("checkbox")).toHaveLength(2);
});

test("a new search starts without filters", async () => {
  stubLists();
  const { user, address } = renderApp("/search?q=assurance&topic=salvation");
  await found("Two answers of three");
  const box = screen.getByRole("textbox", { name: "Your question" });
  await user.clear(box);
  await user.type(box, "grace{Enter}");
  expect(address()).toBe("/search?q=grace");
});

test("without words, the box leads back to the whole list", async () => {
  stubLists();
  const { user, address } = renderApp("/search?q=assurance");
  await found("Three answers");
  await user.clear(screen.getByRole("textbox", { name: "Your question" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(address()).toBe("/search");
});

test("a filter takes the words with it that are typed but not searched for", async () => {
  stubLists();
  const { user, address } = renderApp("/search?q=assurance");
  await found("Three answers");
  const box = screen.getByRole("textbox", { name: "Your question" });
  await user.clear(box);
  await user.type(box, " grace ");
  await user.click(within(screen.getByRole("group", { name: "Topics" })).getAllByRole("checkbox")[0] as HTMLElement);
  expect(address()).toMatch(/^\/search\?q=grace&topic=/);
});

test("a long list shows twenty, then the rest, and moves the focus to the first new one", async () => {
  const server = stubLists();
  server.on("/api/answers", {
    answers: Array.from({ length: 23 }, (_, index) =>
      makeSummary({ id: `a${index}`, question: `Question ${index + 1}?` }),
    ),
  });
  const { user } = renderApp("/search?q=all");
  await found("23 answers");
  expect(screen.getAllByRole("article")).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "See 3 More" }));
  expect(screen.getAllByRole("article")).toHaveLength(23);
  expect(document.activeElement?.textContent).toBe("Question 21?");
});

test("says when nothing is found, and offers to clear the filters", async () => {
  const server = stubLists();
  server.on("/api/answers", { answers: [makeSummary({ topicId: "scripture" })] });
  const { user } = renderApp("/search?q=assurance&topic=salvation");
  expect(await screen.findByRole("heading", { name: "No matching answers found" })).toBeTruthy();
  const answers = within(screen.getByRole("region", { name: "Answers" }));
  await user.click(answers.getByRole("button", { name: "Clear filters" }));
  expect(await found("One answer")).toBeTruthy();
});

test("a failure is logged and shown, and one Try again repeats all failed requests", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  const replies = { "/api/answers": makeAnswerList(), "/api/library": makeLibrary(), "/api/partners": makePartners() };
  for (const path of Object.keys(replies)) server.on(path, new Refusal(400, "Bad Request"));
  const { user } = renderApp("/search?q=assurance");
  const message = await screen.findByRole("alert");
  expect(message.textContent).toContain("The search failed.");
  expect((await takeConsoleErrors()).map(([label]) => label)).toContain("Search error:");

  for (const [path, reply] of Object.entries(replies)) server.on(path, reply);
  await user.click(within(message).getByRole("button", { name: "Try again" }));
  expect(await found("Three answers")).toBeTruthy();
});

test("says when it searched for a corrected word", async () => {
  const server = stubLists();
  server.on("/api/search", makeSearchResult({ correctedText: "assurance" }));
  renderApp("/search?q=asurance");
  await found("Three answers");
  expect((await screen.findByText(/^Searched for/)).textContent).toBe("Searched for assurance in place of asurance.");
});

test.each([
  ["The closest answers", makeClosest()],
  ["Most asked", makeNothing()],
])("offers where nothing is found: %s, and the Library", async (title, result) => {
  const server = stubLists();
  server.on("/api/answers", { answers: [] });
  server.on("/api/search", result);
  renderApp("/search?q=zxqv");
  const offered = within(await screen.findByRole("region", { name: title }));
  expect(offered.getByRole("link", { name: "What is justification?" })).toBeTruthy();
  const answers = within(screen.getByRole("region", { name: "Answers" }));
  expect(answers.getByRole("link", { name: "Browse the Library" }).getAttribute("href")).toBe("/library");
});

test("says that it lists answers, and that Home answers a question", async () => {
  stubLists();
  renderApp("/search");
  const hint = await screen.findByText(/^Search lists every answer about your words/);
  expect(within(hint).getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});
