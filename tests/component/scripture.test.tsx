/** The page of a passage: its words, its chapter, the answers on it, and what it says of one that does not exist. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Scripture } from "../../server/contract/scripture.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeScripture, makeVerse } from "../support/make-scripture.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

function open(address: string, scripture: Scripture | Refusal = makeScripture()) {
  const server = stubServer();
  server.on("/api/scripture", scripture);
  return { server, ...renderApp(address) };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const paragraphs = () => [...document.querySelectorAll(".prose p")].map(({ textContent }) => textContent);

test("shows the verses with their numbers, and the supplied words in italics", async () => {
  const { server } = open("/scripture/Rom.8.28-30");
  await title("Romans 8:28–30");
  expect(document.title).toBe("Romans 8:28–30 · Loci");
  expect(server.asked("/api/scripture")[0]?.searchParams.get("ref")).toBe("Rom.8.28-30");
  expect(paragraphs()).toEqual([28, 29, 30].map((number) => `${number}Words of verse ${number}, as it were.`));
  expect([...document.querySelectorAll(".prose i")].map(({ textContent }) => textContent)).toContain("as it were");
  expect(document.querySelector("mark")).toBeNull();
});

test("sets paragraphs where the edition has them, and begins a chapter with its number", async () => {
  const verses = [1, 2, 3].map((number) => makeVerse(number, { startsParagraph: number !== 2 }));
  open("/scripture/Rom.8", makeScripture({ reference: "Rom.8", label: "Romans 8" }, verses));
  await title("Romans 8");
  expect(paragraphs()).toEqual([
    "8Chapter 8. Words of verse 1, as it were. 2Words of verse 2, as it were.",
    "3Words of verse 3, as it were.",
  ]);
  expect(screen.queryByRole("link", { name: "Whole chapter" })).toBeNull();
});

test("shows the chapter's number where one begins, and headings above a verse", async () => {
  const heading = [
    { text: "A Psalm of ", supplied: false },
    { text: "David", supplied: true },
  ];
  const verses = [makeVerse(39), makeVerse(1, { chapter: 9, reference: "Rom.9.1", heading })];
  open("/scripture/Rom.8.39-9.1", makeScripture({ reference: "Rom.8.39-9.1" }, verses));
  await title("Romans 8:28–30");
  expect(paragraphs()).toEqual([
    "39Words of verse 39, as it were.",
    "A Psalm of David",
    "9:1Words of verse 1, as it were.",
  ]);
});

test("moves the focus to the heading of the verses alone, even when they are there at once", async () => {
  const place = { reference: "Rom.8.28", label: "Romans 8:28" };
  const { server, user } = open("/scripture/Rom.8.28", makeScripture(place, [makeVerse(28)]));
  const whole = await screen.findByRole("link", { name: "Whole chapter" });
  server.on("/api/scripture", makeScripture(place, [makeVerse(28), makeVerse(29, { asked: false })]));
  await user.click(whole);
  const alone = await screen.findByRole("link", { name: "Romans 8:28 alone" });
  server.on("/api/scripture", makeScripture(place, [makeVerse(28)]));
  await user.click(alone);
  await screen.findByRole("link", { name: "Whole chapter" });
  await waitFor(async () => expect(document.activeElement).toBe(await title("Romans 8:28")));
});

test("shows the chapter with the verses asked for marked, and goes back to these alone", async () => {
  const { user, address, server } = open("/scripture/Rom.8.28-30");
  await user.click(await screen.findByRole("link", { name: "Whole chapter" }));
  expect(address()).toBe("/scripture/Rom.8.28-30?context=chapter#asked");
  expect(server.asked("/api/scripture").at(-1)?.searchParams.get("context")).toBe("chapter");
});

test("marks the verses asked for within their chapter", async () => {
  const verses = [27, 28, 29].map((number) => makeVerse(number, { asked: number > 27 }));
  const { user, address } = open("/scripture/Rom.8.28-29?context=chapter", makeScripture({}, verses));
  await title("Romans 8:28–30");
  const marks = [...document.querySelectorAll("mark")];
  expect(marks.map(({ id, textContent }) => [id, textContent])).toEqual([
    ["asked", "Words of verse 28, as it were."],
    ["", "Words of verse 29, as it were."],
  ]);
  await user.click(screen.getByRole("link", { name: "Romans 8:28–30 alone" }));
  expect(address()).toBe("/scripture/Rom.8.28-30");
});

test("names the answers that explain the passage, and those that mention it", async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ id: `a${index}`, question: `Question ${index}?` }));
  const { user } = open("/scripture/Rom.8.28-30", makeScripture({ referredToBy: many }));
  await screen.findByText("Explained in one answer, mentioned in twelve more.");
  const explained = within(screen.getByRole("region", { name: "Explained in" }));
  expect(explained.getByRole("link").getAttribute("href")).toBe("/answers/justification");
  const mentioned = within(screen.getByRole("region", { name: "Mentioned in" }));
  expect(mentioned.getAllByRole("link")).toHaveLength(10);
  await user.click(mentioned.getByRole("button", { name: "See 2 More" }));
  expect(mentioned.getAllByRole("link")).toHaveLength(12);
});

test("says when no answer mentions it", async () => {
  open("/scripture/Phlm.6", makeScripture({ explainedBy: [], referredToBy: [] }));
  expect(await screen.findByText("No answer speaks of it yet.")).toBeTruthy();
  expect(screen.getByText("No answer explains or mentions it yet.")).toBeTruthy();
});

test("leads to the chapters before and after, to the book and to the index", async () => {
  open("/scripture/Rom.8.28-30");
  const around = within(await screen.findByRole("navigation", { name: "Chapters before and after" }));
  expect(around.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/scripture/Rom.7",
    "/scripture/Rom.9",
  ]);
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Romans" }).getAttribute("href")).toBe("/library?bible=Rom");
  expect(main.getByRole("link", { name: "Scripture" }).getAttribute("href")).toBe("/library?show=scripture");
});

test("copies the words with the reference, and shares the address", async () => {
  const { user } = open("/scripture/rom%208%2028-30");
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  await screen.findByText("Passage copied");
  expect(await navigator.clipboard.readText()).toBe(
    "“Words of verse 28, as it were. Words of verse 29, as it were. Words of verse 30, as it were.” (Romans 8:28–30, King James Version)",
  );
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Link copied");
  expect(new URL(await navigator.clipboard.readText()).pathname).toBe("/scripture/Rom.8.28-30");
});

test("names the numbering", async () => {
  open("/scripture/Joel%204%3A13", makeScripture({ note: "Joel 4:13 is Joel 3:13 here." }));
  expect(await screen.findByText("Joel 4:13 is Joel 3:13 here.")).toBeTruthy();
});

test("says what is wrong with a passage that does not exist, and links to existing ones", async () => {
  open("/scripture/Romans%2017", new Refusal(400, "Bad Request", "Romans has 16 chapters; there is no Romans 17."));
  await title("This passage cannot be shown");
  expect(screen.getByText("Romans has 16 chapters; there is no Romans 17.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All books and chapters" }).getAttribute("href")).toBe(
    "/library?show=scripture",
  );
});

test("says when loading fails, and tries again", async () => {
  silenceConsoleErrors();
  const { server, user } = open("/scripture/Rom.8", new Refusal(429, "Too Many Requests", "Slow down."));
  const failure = within(await screen.findByRole("alert"));
  await takeConsoleErrors();
  server.on("/api/scripture", makeScripture());
  await user.click(failure.getByRole("button", { name: "Try again" }));
  await title("Romans 8:28–30");
});

/** A server with both translations of the passage. */
function openBoth(address: string) {
  const server = stubServer();
  const modern = makeVerse(28, { runs: [{ text: "Modern words,\nin two lines.\n", supplied: false }] });
  server.on("/api/scripture", ({ searchParams }) =>
    searchParams.get("translation") === "web" ? makeScripture({ translation: "web" }, [modern]) : makeScripture(),
  );
  return { server, ...renderApp(address) };
}
const pressed = () => screen.getByRole("button", { pressed: true }).textContent;

test("changes the translation at a press, keeps the choice, and copies and shares what is shown", async () => {
  const { user, address, server } = openBoth("/scripture/Rom.8.28-30");
  await title("Romans 8:28–30");
  expect(pressed()).toBe("King James Version");
  await user.click(screen.getByRole("button", { name: "World English Bible" }));
  await screen.findByText(/Modern words/);
  expect(pressed()).toBe("World English Bible");
  expect(localStorage.getItem("translation")).toBe("web");
  expect(document.querySelectorAll(".prose br")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("Passage copied");
  expect(await navigator.clipboard.readText()).toBe(
    "“Modern words, in two lines.” (Romans 8:28–30, World English Bible)",
  );
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Link copied");
  expect(await navigator.clipboard.readText()).toMatch(/\/scripture\/Rom\.8\.28-30\?translation=web$/);
  expect(address()).toBe("/scripture/Rom.8.28-30");
  expect(server.asked("/api/scripture").map(({ search }) => search)).toEqual([
    "?ref=Rom.8.28-30",
    "?ref=Rom.8.28-30&translation=web",
  ]);
});

test("follows the translation of the address, until the reader chooses", async () => {
  const { user, address } = openBoth("/scripture/Rom.8.28-30?translation=web&context=chapter");
  await screen.findByText(/Modern words/);
  expect(localStorage.getItem("translation")).toBeNull();
  await user.click(screen.getByRole("button", { name: "King James Version" }));
  await screen.findByText(/Words of verse 28/);
  expect(address()).toBe("/scripture/Rom.8.28-30?context=chapter");
});

test("keeps the text that was shown if the other one cannot be loaded, and says so", async () => {
  const server = stubServer();
  server.on("/api/scripture", ({ searchParams }) =>
    searchParams.has("translation") ? new Refusal(404, "Not Found") : makeScripture(),
  );
  const { user } = renderApp("/scripture/Rom.8.28-30");
  await user.click(await screen.findByRole("button", { name: "World English Bible" }));
  expect(await screen.findByText(/The World English Bible could not be loaded/)).toBeTruthy();
  expect(screen.getByText(/Words of verse 28/)).toBeTruthy();
  expect(pressed()).toBe("King James Version");
});
