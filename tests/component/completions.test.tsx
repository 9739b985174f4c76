/** The suggestions under the search box, while a question is typed. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Completions } from "../../server/contract/completions.ts";
import { rowsFor, splitAtMatch } from "../../web/components/search/completion-rows.ts";
import { makeScripture } from "../support/make-scripture.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, type StubServer, silence, stubServer } from "../support/stub-server.ts";

const searchBox = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () => {
  const id = searchBox().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};

const completion = (question: string, alsoAskedAs: string | null = null) => ({
  id: question,
  question,
  alsoAskedAs,
  topic: "Of Salvation",
});
const grace = ["What is grace?", "What is irresistible grace?", "Is grace God's gift?"].map((question) =>
  completion(question),
);

function suggest(server: StubServer, ...completions: Completions["completions"]): void {
  server.on("/api/suggest", { completions, verse: null });
}

async function typeGrace() {
  localStorage.setItem("history", "[]");
  const server = stubServer();
  suggest(server, ...grace);
  const app = renderApp("/");
  await app.user.type(searchBox(), "grace");
  await screen.findByRole("option", { name: /irresistible/ });
  return { ...app, server };
}

test("shows what completes the words, typeset, each with its topic", async () => {
  await typeGrace();
  expect(screen.getByRole("listbox", { name: "Suggestions" })).toBeTruthy();
  expect(options()).toEqual([
    "What is grace?Of Salvation",
    "What is irresistible grace?Of Salvation",
    "Is grace God’s gift?Of Salvation",
  ]);
  expect(searchBox().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  await waitFor(() => expect(screen.getByText("3 suggestions")).toBeTruthy());
});

test("asks the server from the second character on, and a moment after the last", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = stubServer();
  server.on("/api/suggest", silence);
  const { user } = renderApp("/");
  const asked = () => server.asked("/api/suggest").map((url) => url.searchParams.get("q"));

  await user.type(searchBox(), "g");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toEqual([]);

  await user.type(searchBox(), "race");
  await waitFor(() => expect(asked().at(-1)).toBe("grace"));

  await user.type(searchBox(), " alone");
  expect(searchBox().value).toBe("grace alone");
  await waitFor(() => expect(asked().at(-1)).toBe("grace alone"));
});

test("leaves out half of an emoji, which no address can contain", async () => {
  const server = stubServer();
  suggest(server, ...grace);
  const { user, address } = renderApp("/");
  fireEvent.change(searchBox(), { target: { value: "grace \ud83d" } });
  await waitFor(() => expect(server.asked("/api/suggest").at(-1)?.searchParams.get("q")).toBe("grace"));
  await user.type(searchBox(), "{Enter}");
  expect(address()).toBe("/results?q=grace");
});

test("searches the row that arrows and Enter choose", async () => {
  const { user, address } = await typeGrace();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toContain("What is irresistible grace?");
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("irresistible");
  await user.keyboard("{Enter}");
  expect(address()).toBe("/results?q=What%20is%20irresistible%20grace%3F");
});

test("comes back to the words typed after the last row and before the first", async () => {
  const { user } = await typeGrace();
  await user.keyboard("{ArrowUp}");
  expect(active()).toContain("God’s gift");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowDown}{ArrowUp}");
  expect(active()).toBeNull();
});

test("searches the words typed when no row is active", async () => {
  const { user, address } = await typeGrace();
  await user.keyboard("{Enter}");
  expect(address()).toBe("/results?q=grace");
});

test("searches the words typed without waiting for the server", async () => {
  const server = stubServer();
  server.on("/api/suggest", silence);
  const { user, address } = renderApp("/");
  await user.type(searchBox(), "grace");
  await waitFor(() => expect(server.asked("/api/suggest")).not.toEqual([]));
  await user.type(searchBox(), " alone{Enter}");
  expect(address()).toBe("/results?q=grace%20alone");
});

test("asks for a row with the server's own hyphens and quotation marks", async () => {
  const { user, address } = await typeGrace();
  const row = screen.getByRole("option", { name: /God’s gift/ });
  await user.hover(row);
  expect(active()).toContain("God’s gift");
  await user.click(row);
  expect(address()).toBe("/results?q=Is%20grace%20God's%20gift%3F");
});

test("closes on Escape, keeps the words, and opens again on further typing", async () => {
  const { user } = await typeGrace();
  await user.keyboard("{ArrowDown}{Escape}");
  expect(options()).toEqual([]);
  expect(active()).toBeNull();
  expect(searchBox().value).toBe("grace");
  expect(document.activeElement).toBe(searchBox());
  await user.keyboard(" ");
  expect(await screen.findByRole("option", { name: /irresistible/ })).toBeTruthy();
});

test("closes when the focus moves on", async () => {
  const { user } = await typeGrace();
  await user.tab();
  expect(options()).toEqual([]);
});

test("leaves the arrow keys to a question of several lines", async () => {
  const { user } = await typeGrace();
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(options()).toEqual([]);
  await user.keyboard("{ArrowDown}");
  expect(active()).toBeNull();
});

test("opens for what is typed only, not for what the address says", async () => {
  const server = stubServer();
  suggest(server, ...grace);
  renderApp("/?q=grace");
  await screen.findByRole("tab", { name: "Answer" });
  expect(options()).toEqual([]);
  expect(server.asked("/api/suggest")).toEqual([]);
});

test("offers questions asked before, even when the server completes nothing", async () => {
  const server = stubServer();
  server.on("/api/suggest", new Refusal(400, "Bad Request"));
  const { user } = renderApp("/");
  await user.type(searchBox(), "westminster");
  expect(await screen.findByRole("option", { name: "What is the Westminster Confession? asked before" })).toBeTruthy();
});

test("puts two questions asked before first, names none twice, and stops at five", () => {
  const asked = ["What is common grace?", "what is  GRACE?", "Grace and law?", "Explain limited atonement."];
  const completions = ["what is grace?", "Grace and law?", "irresistible grace", "grace alone", "means of grace"];
  const rows = rowsFor("grace", asked, {
    completions: completions.map((question) => completion(question)),
    verse: null,
  });
  expect(rows.map(({ question, askedBefore }) => [question, askedBefore])).toEqual([
    ["What is common grace?", true],
    ["what is  GRACE?", true],
    ["Grace and law?", true],
    ["irresistible grace", false],
    ["grace alone", false],
  ]);
});

test("shows another phrasing next to a question, as a person writes it, and asks the question itself", async () => {
  const server = stubServer();
  suggest(
    server,
    completion("What is Jesus doing now?", "heavenly session of Christ"),
    completion("What happens to infants who die?", "will I see my baby in heaven"),
  );
  const { user, address } = renderApp("/");
  await user.type(searchBox(), "heav");
  const [first] = await screen.findAllByRole("option");
  expect(options()).toEqual([
    "What is Jesus doing now? also asked as “Heavenly session of Christ”Of Salvation",
    "What happens to infants who die? also asked as “Will I see my baby in heaven?”Of Salvation",
  ]);
  expect([...(first?.querySelectorAll("b") ?? [])].map(({ textContent }) => textContent)).toEqual(["Heav"]);
  await user.click(first as HTMLElement);
  expect(address()).toBe("/results?q=What%20is%20Jesus%20doing%20now%3F");
});

test.each([
  ["Who wrote the Westminster Confession?", "westminster  con", ["Westminster Con"]],
  ["What is original sin?", "sin orig", ["orig", "sin"]],
  ["Is it God's gift?", "god's g", ["God’s g"]],
  ["Romans 8:28-30", "8:28-3", ["8:28–3"]],
  ["Is it (really) so?", "(really", ["(really"]],
  ["What is self-control?", "self-con", ["self-con"]],
  ["Agrace is no word", "grace", []],
])("marks in %j what was typed as %j", (text, typed, matches) => {
  expect(splitAtMatch(text, typed).filter((_, index) => index % 2)).toEqual(matches);
});

test("shows a verse that is being typed last, and opens its page", async () => {
  const server = stubServer();
  const verse = { reference: "Matt.11.28", label: "Matthew 11:28", text: "Come to me, all you who labor." };
  server.on("/api/suggest", {
    completions: Array(5)
      .fill(0)
      .map((_, index) => completion(`Come ${index}?`)),
    verse,
  });
  server.on("/api/scripture", makeScripture());
  const { user, address } = renderApp("/");
  await user.type(searchBox(), "come to me");
  await screen.findByRole("option", { name: /Matthew 11:28/ });
  expect(options()).toHaveLength(5);
  expect(options().at(-1)).toBe("Come to me, all you who labor.Matthew 11:28");
  await user.keyboard("{ArrowUp}");
  expect(active()).toContain("Matthew 11:28");
  await user.keyboard("{Enter}");
  expect(address()).toBe("/scripture/Matt.11.28");
});
