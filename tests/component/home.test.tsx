/** The home screen: search box, suggested searches, and the answer card of a search run there. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makeAnswer, makeClosest, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

const searchBox = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
const searchButton = () => screen.getByRole("button", { name: "Search" });

test("greets with the heading, the tagline and the placeholder of the specification", () => {
  stubServer();
  renderApp("/");
  expect(screen.getByRole("heading", { level: 1, name: "What would you like to know?" })).toBeTruthy();
  expect(screen.getByText("Generate answers based on trusted theological sources")).toBeTruthy();
  expect(searchBox().placeholder).toBe("Ask whatever you want to know...");
  expect(document.title).toBe("Loci");
});

test("counts what is typed, without the white space around it", async () => {
  stubServer();
  const { user } = renderApp("/");
  expect(screen.getByText("0/1000")).toBeTruthy();
  await user.type(searchBox(), "  grace 🕊 ");
  expect(screen.getByText("7/1000")).toBeTruthy();
});

test("searches only what is not blank", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  expect(searchButton().hasAttribute("disabled")).toBe(true);
  await user.type(searchBox(), "   {Enter}");
  expect(searchButton().hasAttribute("disabled")).toBe(true);
  expect(address()).toBe("/");
});

test("leads a question to the results screen, trimmed and encoded", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  await user.type(searchBox(), " What is grace? ");
  await user.click(searchButton());
  expect(address()).toBe("/results?q=What%20is%20grace%3F");
});

test("submits on Enter and breaks the line on Shift+Enter", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  await user.type(searchBox(), "one{Shift>}{Enter}{/Shift}two");
  expect(searchBox().value).toBe("one\ntwo");
  expect(address()).toBe("/");
  await user.keyboard("{Enter}");
  expect(address()).toBe("/results?q=one%0Atwo");
});

test("a key that ends the composing of a word does not submit", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  await user.type(searchBox(), "恩典");
  fireEvent.keyDown(searchBox(), { key: "Enter", keyCode: 229 });
  expect(address()).toBe("/");
});

test("shows the answer to a recent search, and the home screen again on returning", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.click(screen.getByRole("link", { name: "Explain covenant theology" }));
  await screen.findByRole("tab", { name: "Sources (4)" });
  expect(searchBox().value).toBe("Explain covenant theology");
  await user.click(screen.getByRole("link", { name: "Home" }));
  expect(screen.getByRole("heading", { level: 1, name: "What would you like to know?" })).toBeTruthy();
  expect(searchBox().value).toBe("");
});

test("takes more than 1000 characters and refuses to search them, with a message", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  await user.click(searchBox());
  await user.paste("a".repeat(1003));
  expect(searchBox().value).toHaveLength(1003);
  expect(screen.getByText("1003/1000").className).toContain("text-rubric");
  await user.click(searchButton());
  expect(screen.getByRole("alert").textContent).toBe(
    "A question can have at most 1000 characters. Please shorten it by 3.",
  );
  expect(address()).toBe("/");
  await user.type(searchBox(), "{Backspace}{Backspace}{Backspace}");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(searchButton());
  expect(address()).toBe(`/results?q=${"a".repeat(1000)}`);
});

test("offers four suggested searches, each with a description and an icon", async () => {
  stubServer();
  renderApp("/");
  const link = await screen.findByRole("link", { name: /What is justification\?/ });
  const section = screen.getByRole("region", { name: "Suggested searches" });
  const links = within(section).getAllByRole("link");
  expect(links.map((one) => one.querySelectorAll("svg").length)).toEqual([1, 1, 1, 1]);
  expect(link.textContent).toContain("About: What is justification?");
});

test("runs a suggestion on the results screen", async () => {
  const server = stubServer();
  const { user, address } = renderApp("/");
  await user.click(await screen.findByRole("link", { name: /Why does God allow evil\?/ }));
  expect(address()).toBe("/results?q=Why%20does%20God%20allow%20evil%3F");
  await waitFor(() => expect(server.asked("/api/search")[0]?.searchParams.get("q")).toBe("Why does God allow evil?"));
});

test("swaps the suggestions 600 ms after Refresh, says so, and swaps back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubServer();
  const { user } = renderApp("/");
  await screen.findByRole("link", { name: /What is justification\?/ });
  const refresh = screen.getByRole("button", { name: "Refresh" });

  await user.click(refresh);
  expect(refresh.hasAttribute("disabled")).toBe(true);
  expect(refresh.querySelector("svg")?.classList).toContain("animate-spin");
  await vi.advanceTimersByTimeAsync(500);
  expect(screen.queryByRole("link", { name: /What is the Trinity\?/ })).toBeNull();
  await vi.advanceTimersByTimeAsync(150);
  expect(await screen.findByRole("link", { name: /What is the Trinity\?/ })).toBeTruthy();
  expect(refresh.hasAttribute("disabled")).toBe(false);
  expect(await screen.findByText("Suggested searches refreshed")).toBeTruthy();

  await user.click(refresh);
  expect(await screen.findByRole("link", { name: /What is justification\?/ })).toBeTruthy();
});

test("shows the searching state while a search runs here, with the button disabled", async () => {
  const server = stubServer();
  let answer = (_result: object) => {};
  server.on("/api/search", () => new Promise((resolve) => (answer = resolve)));
  renderApp("/?q=What%20is%20grace%3F");
  expect(await screen.findByText("Searching theological resources...")).toBeTruthy();
  expect(searchButton().hasAttribute("disabled")).toBe(true);
  expect(searchBox().value).toBe("What is grace?");
  answer(makeSearchResult());
  expect(await screen.findByRole("tab", { name: "Answer" })).toBeTruthy();
  expect(searchButton().hasAttribute("disabled")).toBe(false);
});

test("shows the answer card with the number of its sources", async () => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ question: "What is grace?" }) }));
  renderApp("/?q=grace");
  expect(await screen.findByRole("heading", { level: 1, name: "What is grace?" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Answer" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tab", { name: "Sources (4)" })).toBeTruthy();
});

test("says that nothing was found, and what may help", async () => {
  const server = stubServer();
  server.on("/api/search", makeClosest());
  renderApp("/?q=xyzzy");
  expect(await screen.findByRole("heading", { name: "No matching answers found" })).toBeTruthy();
  expect(screen.getByText("Try adjusting your search terms or selecting different content partners.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "What is justification?" })).toBeTruthy();
});

test("needs no call for partners and suggestions that came with the page", () => {
  const server = stubServer();
  document.body.insertAdjacentHTML(
    "afterbegin",
    `<script type="application/json" id="page-data">${JSON.stringify({
      revision: "1-aa",
      questionDays: null,
      responses: {
        "/api/partners": [{ id: "ccel", name: "CCEL", shortName: "CCEL", logo: "/logos/ccel.svg", tagline: "" }],
        "/api/suggestions": { sets: [[{ title: "Who is God?", description: "", icon: "book" }]] },
      },
    })}</script>`,
  );
  renderApp("/");
  expect(screen.getByRole("link", { name: /Who is God\?/ })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "CCEL" })).toBeTruthy();
  expect(server.asked("/api/partners")).toEqual([]);
  document.getElementById("page-data")?.remove();
});
