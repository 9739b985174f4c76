/** Coming to another page: where the focus goes, and what is read out. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { announce } from "../../web/stores/announcements.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeNothing, makeSearchResult } from "../support/make.ts";
import { makeLibrary } from "../support/make-library.ts";
import { makeNamedPassage } from "../support/make-scripture.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, silence, stubServer } from "../support/stub-server.ts";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

async function expectFocus(element: HTMLElement) {
  await waitFor(() => expect(document.activeElement).toBe(element));
}

/** What the live region says, which is no part of a page. */
const announced = () =>
  [...document.querySelectorAll("[aria-live=polite]")]
    .filter((region) => region.closest("main") === null)
    .map(({ textContent }) => textContent)
    .join("");

test("moves the focus to the heading of a page without an answer, which reads it out, and says nothing more", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.click(screen.getAllByRole("link", { name: "Settings" })[0] as HTMLElement);
  await expectFocus(await heading("Settings"));
  expect(announced()).toBe("");
});

test("waits for a heading that comes with the data", async () => {
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  const { user } = renderApp("/library");
  await user.click(await screen.findByRole("link", { name: /I\W*Salvation/ }));
  await expectFocus(await heading("Of Salvation"));
});

test("moves the focus to the heading of the next topic, whose page has the same links", async () => {
  const server = stubServer();
  const library = makeLibrary();
  const names = ["One", "Two", "Three", "Four"];
  const topics = names.map((title) => ({ ...library.topics[0], id: title, title: `Of ${title}` }));
  server.on("/api/library", { ...library, topics });
  const { user } = renderApp("/library?topic=Two");
  const neighbours = within(await screen.findByRole("navigation", { name: "Topics before and after" }));
  await user.click(neighbours.getByRole("link", { name: "III Of Three" }));
  await expectFocus(await heading("Of Three"));
});

test("keeps the focus on a heading that is rendered again when the data arrives", async () => {
  const server = stubServer();
  let send: (library: object) => void = () => undefined;
  server.on("/api/library", () => new Promise<object>((resolve) => (send = resolve)));
  const { user } = renderApp("/");
  await user.click(screen.getByRole("link", { name: "Library" }));
  await expectFocus(await heading("Library"));
  send(makeLibrary());
  await screen.findByRole("region", { name: "Topics" });
  await expectFocus(await heading("Library"));
});

test("moves the focus to the question while its search runs", async () => {
  const server = stubServer();
  server.on("/api/search", silence);
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("link", { name: /What is justification\?/ }));
  await expectFocus(await heading("What is justification?"));
});

test("announces the answer last, even when it is there at once", async () => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult());
  const { user } = renderApp("/results?q=What%20is%20justification%3F", "/");
  await user.click(await screen.findByRole("link", { name: /What is justification\?/ }));
  await expectFocus(await heading("What is justification?"));
  await waitFor(() => expect(announced()).toBe("Answer found: What is salvation?"));
});

test("announces the answer to a recent search that is asked again", async () => {
  const server = stubServer();
  server.on("/api/search", makeSearchResult());
  const { user } = renderApp("/?q=What%20is%20justification%3F");
  const sidebar = within(screen.getByRole("complementary", { name: "Sidebar" }));
  const recent = await sidebar.findByRole("link", { name: "What is justification?" });
  await waitFor(() => expect(announced()).toBe("Answer found: What is salvation?"));
  announce("");
  await waitFor(() => expect(announced()).toBe(""));
  await user.click(recent);
  await waitFor(() => expect(announced()).toBe("Answer found: What is salvation?"));
  await expectFocus(await heading("What is salvation?"));
});

test("leaves the focus in a search box that is still there", async () => {
  const server = stubServer();
  server.on("/api/answers", { answers: [] });
  server.on("/api/library", makeLibrary());
  const { user, address } = renderApp("/search");
  const box = await screen.findByRole("textbox", { name: "Your question" });
  await user.type(box, "grace{Enter}");
  expect(address()).toBe("/search?q=grace");
  await waitFor(() => expect(announced()).toBe("grace, Search"));
  expect(document.activeElement).toBe(box);
});

test("leaves the focus alone on a page that was loaded or returned to, and announces the latter", async () => {
  stubServer();
  const { user, goBack } = renderApp("/settings");
  await heading("Settings");
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe("");
  await user.click(screen.getByRole("link", { name: "Study" }));
  await heading("Study");
  goBack();
  const returned = await heading("Settings");
  expect(document.activeElement).not.toBe(returned);
  await waitFor(() => expect(announced()).toBe("Settings"));
});

test.each([
  ["while it loads", silence, "Rom.8.28"],
  ["when it cannot be shown", new Refusal(400, "Bad Request", "No such passage."), "This passage cannot be shown"],
])("moves the focus to the heading of a passage %s", async (_, reply, name) => {
  const server = stubServer();
  server.on("/api/search", makeNothing({ passage: makeNamedPassage() }));
  server.on("/api/scripture", reply);
  const { user } = renderApp("/results?q=rom+8+28");
  await user.click(await screen.findByRole("link", { name: "Romans 8:28" }));
  await expectFocus(await heading(name));
});

test("moves the focus to the heading of a chapter, which the address opens at a verse", async () => {
  const server = stubServer();
  server.on("/api/scripture", silence);
  const { user, address } = renderApp("/results");
  await user.hover(await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  await user.click(await screen.findByRole("link", { name: /Whole chapter/ }));
  expect(address()).toMatch(/#asked$/);
  await expectFocus(await heading("Ephesians 1:3–14"));
});

test("moves the focus to the heading of a part of the library that fails to load", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on("/api/scripture/index", new Refusal(400, "Bad Request", "Not now."));
  const { user } = renderApp("/library");
  await user.click(await screen.findByRole("link", { name: /Books and chapters/ }));
  await expectFocus(await heading("Scripture"));
  await takeConsoleErrors();
});
