/** The answer's text and its sources: marks, previews, and the ways between the two tabs. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { observeRevision } from "../../web/data/revision.ts";
import { takeConsoleErrors } from "../support/console.ts";
import { makeAnswer, makeCitation, makeSearchResult } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

const mark = (number: number) => screen.findByRole("link", { name: `Source ${number}` });

test("follows a mark to its source, opened and focused, and leads back to the mark", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await mark(3));
  const source = await screen.findByRole("button", { name: /Source 3: Institutes/ });
  expect(source.getAttribute("aria-expanded")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(source));
  expect(screen.getByText("What source 3 says there.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Back to text" }));
  await waitFor(async () => expect(document.activeElement).toBe(await mark(3)));
});

test("opens and closes a source on its snippet and its link", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("tab", { name: "Sources" }));
  const source = screen.getByRole("button", { name: /Source 1: Westminster Larger Catechism/ });
  await user.click(source);
  const link = screen.getByRole("link", { name: /Read on Orthodox Presbyterian Church/ });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
  expect(screen.getByText("What source 1 says there.")).toBeTruthy();
  await user.click(source);
  expect(screen.queryByRole("link", { name: /Read on/ })).toBeNull();
});

test("keeps a source open while the text is read, and while another partner's sources are shown", async () => {
  stubServer();
  const { user } = renderApp("/results");
  const source = () => screen.findByRole("button", { name: /Source 1: Westminster Larger Catechism/ });
  await user.click(await screen.findByRole("tab", { name: "Sources" }));
  await user.click(await source());
  await user.click(screen.getByRole("tab", { name: "Answer" }));
  await user.click(screen.getByRole("tab", { name: "Sources" }));
  expect((await source()).getAttribute("aria-expanded")).toBe("true");
  await user.click(screen.getByRole("button", { name: /^Christian Classics|^CCEL/ }));
  expect(screen.queryByRole("button", { name: /Source 1/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all sources" }));
  expect((await source()).getAttribute("aria-expanded")).toBe("true");
});

test("names no partner that it does not know", async () => {
  const server = stubServer();
  const citation = makeCitation(1, { partnerId: "gone" });
  server.on("/api/search", makeSearchResult({ answer: makeAnswer({ citations: [citation] }) }));
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("tab", { name: "Sources" }));
  await user.click(screen.getByRole("button", { name: /Source 1/ }));
  expect(screen.getByRole("link", { name: /Read on source website/ })).toBeTruthy();
});

test("shows a source over the text when its mark is pointed at, until Escape", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.hover(await mark(1));
  const preview = await screen.findByRole("dialog", { name: "Source 1" });
  expect(within(preview).getByText("What source 1 says there.")).toBeTruthy();
  expect(within(preview).getByRole("link", { name: "Read on OPC" })).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Source 1" })).toBeNull();
});

test("shows the words of a Scripture passage when it is tapped", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("link", { name: "Ephesians 1:3–14" }));
  expect(screen.getByText(/Blessed be the God and Father/)).toBeTruthy();
});

test("copies the link to a paragraph", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("link", { name: "Link to paragraph 2" }));
  expect(await screen.findByText("Link copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toMatch(/#p2$/);
});

test("shares by the share sheet where there is one", async () => {
  stubServer();
  const share = vi.fn(async () => undefined);
  const { user } = renderApp("/results");
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({
    title: "What is salvation?",
    url: new URL("/answers/salvation", window.location.href).href,
  });
  await user.click(screen.getByRole("tab", { name: "Sources" }));
  await user.click(screen.getByRole("button", { name: "Share source 1" }));
  expect(share).toHaveBeenLastCalledWith({
    title: expect.stringContaining("Westminster Larger Catechism"),
    url: "https://opc.example/lc.html#1",
  });
});

test("copies the link where there is no share sheet, and says so", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("tab", { name: "Sources" }));
  await user.click(screen.getByRole("button", { name: "Share source 1" }));
  expect(await screen.findByText("Link copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("https://opc.example/lc.html#1");
});

test("has its own page, which leads to those of related questions", async () => {
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer({ related: [{ id: "grace", question: "What is grace?" }] }));
  server.on("/api/answers/grace", makeAnswer({ id: "grace", question: "What is grace?" }));
  const { user, address } = renderApp("/answers/salvation");
  expect(await screen.findByRole("heading", { level: 1, name: "What is salvation?" })).toBeTruthy();
  expect(document.title).toBe("What is salvation? · Loci");
  expect(screen.getByRole("link", { name: "Search" }).getAttribute("aria-current")).toBe("page");
  await user.click(screen.getByRole("link", { name: "What is grace?" }));
  expect(address()).toBe("/answers/grace");
  const heading = await screen.findByRole("heading", { level: 1, name: "What is grace?" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(server.asked("/api/search")).toEqual([]);
});

test("says that a short answer is short, and leads on to the essay on its subject", async () => {
  const server = stubServer();
  const essay = { id: "grace", question: "What is grace?" };
  server.on("/api/answers/salvation", makeAnswer({ kind: "short", essay, related: [] }));
  server.on("/api/answers/grace", makeAnswer({ ...essay, related: [] }));
  const { user, address } = renderApp("/answers/salvation");
  expect(await screen.findByText("In short")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "What is grace?" }));
  expect(address()).toBe("/answers/grace");
  expect(await screen.findByRole("heading", { level: 1, name: "What is grace?" })).toBeTruthy();
  expect(screen.queryByText("In short")).toBeNull();
});

test("its page shows the citations of the partners that its address names, and all of them on request", async () => {
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer({ related: [{ id: "grace", question: "What is grace?" }] }));
  const { user, address } = renderApp("/answers/salvation?partner=opc&partner=gone");
  expect(await screen.findByText(/^Sources shown: Orthodox Presbyterian Church/)).toBeTruthy();
  expect(screen.getByText("This link names a source that Loci does not have. It was left out.")).toBeTruthy();
  const marks = () => screen.getAllByRole("link", { name: /^Source \d/ }).length;
  const few = marks();
  expect(screen.getByRole("link", { name: "What is grace?" }).getAttribute("href")).toBe("/answers/grace?partner=opc");
  await user.click(screen.getByRole("button", { name: /^Search all/ }));
  expect(address()).toBe("/answers/salvation");
  await waitFor(() => expect(marks()).toBeGreaterThan(few));
});

test("says that its page is missing where there is no such answer", async () => {
  stubServer();
  renderApp("/answers/nope");
  expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeTruthy();
  expect((await takeConsoleErrors()).flat()).toContain("Page not found:");
});

test("stays on the screen while it is read, even if new content no longer has it", async () => {
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer());
  const { user } = renderApp("/answers/salvation");
  await screen.findByRole("tab", { name: "Sources" });
  server.on("/api/answers/salvation", new Refusal(404, "Not Found", 'There is no answer "salvation".'));
  for (const revision of ["1-aa", "2-bb"]) observeRevision(revision, "/api/health");
  await waitFor(() => expect(server.asked("/api/answers/salvation")).toHaveLength(2));
  await user.click(screen.getByRole("tab", { name: "Sources" }));
  expect(screen.getByRole("button", { name: /Source 1: Westminster Larger Catechism/ })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "What is salvation?" })).toBeTruthy();
});

test("moves the focus to the question when an answer arrives", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.type(screen.getByRole("textbox", { name: "Your question" }), "What is salvation?{Enter}");
  const heading = await screen.findByRole("heading", { level: 1, name: "What is salvation?" });
  await screen.findByRole("tab", { name: "Answer" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
