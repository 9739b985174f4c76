/** Study: answers saved on this device, notes on them, reading lists, and export. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ReadingList } from "../../web/stores/reading-lists.ts";
import type { Study } from "../../web/stores/study.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { forbidStorage } from "../support/forbid-storage.ts";
import { makeAnswer } from "../support/make.ts";
import { makeNote, makeSavedAnswer } from "../support/make-study.ts";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { Refusal, stubServer } from "../support/stub-server.ts";

const salvation = makeSavedAnswer("salvation");
const grace = makeSavedAnswer("grace");

function open(study: Partial<Study>, lists: ReadingList[] = []) {
  storedValues.set("study", { answers: [], notes: [], ...study });
  storedValues.set("reading-lists", lists);
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer());
  return { server, ...renderApp("/study") };
}

const entry = async (question: string) => within(await screen.findByRole("article", { name: question }));
const kept = () => storedValues.get("study") as Study;
const keptLists = () => storedValues.get("reading-lists") as ReadingList[];

test("says what to do when nothing is saved", async () => {
  open({});
  expect(await screen.findByText("Nothing saved yet. Press Save beside an answer.")).toBeTruthy();
  expect(screen.getByText(/All of it is kept in this browser only/)).toBeTruthy();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Saved answers", "Notes", "Lists"]);
});

test("shows an answer saved on the results screen", async () => {
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer());
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("button", { name: "Save in Study" }));
  await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Study" }));
  expect((await entry("What is salvation?")).getByText("4 sources")).toBeTruthy();
});

test("shows each answer with its notes, their dates and their paragraphs", async () => {
  open({ answers: [salvation, grace], notes: [makeNote("n1", "The three tenses again.")] });
  const row = await entry("What is salvation?");
  expect(row.getByText("Saved 18 November 2026")).toBeTruthy();
  expect(row.getByText("The three tenses again.")).toBeTruthy();
  expect(row.getByRole("link", { name: "on ¶ 2" }).getAttribute("href")).toBe("/answers/salvation#p2");
  expect(screen.getByRole("tab", { name: "Saved answers (2)" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Notes (1)" })).toBeTruthy();
});

test("adds notes to the whole answer in the margin", async () => {
  const { user } = open({ answers: [salvation] });
  const row = await entry("What is salvation?");
  await user.click(row.getByRole("button", { name: "Add a note" }));
  await user.type(row.getByRole("textbox", { name: "Your note" }), "Read this before Sunday.");
  await user.click(row.getByRole("button", { name: "Save" }));
  expect(row.getByText("Read this before Sunday.")).toBeTruthy();
  expect(kept().notes[0]).toMatchObject({ answerId: "salvation", paragraph: null, text: "Read this before Sunday." });
  expect(document.activeElement?.textContent).toContain("Add a note");
});

test("Escape discards a note, Ctrl+Enter saves it", async () => {
  const { user } = open({ answers: [salvation] });
  const row = await entry("What is salvation?");
  await user.click(row.getByRole("button", { name: "Add a note" }));
  await user.keyboard("never mind{Escape}");
  expect(kept().notes).toEqual([]);
  await user.click(row.getByRole("button", { name: "Add a note" }));
  await user.keyboard("worth it{Control>}{Enter}{/Control}");
  expect(kept().notes[0]?.text).toBe("worth it");
});

test("a draft survives another draft and navigation", async () => {
  const { user } = open({ answers: [salvation, grace] });
  const first = await entry("What is salvation?");
  await user.click(first.getByRole("button", { name: "Add a note" }));
  await user.keyboard("half a thought");
  await user.click((await entry("What is grace?")).getByRole("button", { name: "Add a note" }));
  await user.keyboard("another");
  await user.click(screen.getByRole("tab", { name: /Notes/ }));
  await user.click(screen.getByRole("tab", { name: /Saved answers/ }));
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(main.getByRole("link", { name: "Home" }));
  await user.click(main.getByRole("link", { name: "Study" }));
  const written = await screen.findAllByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
  expect(written.map(({ value }) => value)).toEqual(["half a thought", "another"]);
});

test("Undo restores a discarded draft", async () => {
  const { user } = open({ answers: [salvation] });
  const row = await entry("What is salvation?");
  await user.click(row.getByRole("button", { name: "Add a note" }));
  await user.keyboard("too soon{Escape}");
  expect(row.queryByRole("textbox")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(row.getByRole<HTMLTextAreaElement>("textbox", { name: "Your note" }).value).toBe("too soon");
});

test("says when this browser cannot store data", async () => {
  forbidStorage();
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer());
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("button", { name: "Save in Study" }));
  expect(await screen.findByText("This browser could not store it. It is lost when you leave the page.")).toBeTruthy();
  expect(screen.queryByText("Saved in Study")).toBeNull();
  await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Study" }));
  expect(await screen.findByText(/This browser could not store your last change/)).toBeTruthy();
});

test("a note can be changed, removed and restored", async () => {
  const { user } = open({ answers: [salvation], notes: [makeNote("n1", "first"), makeNote("n2", "second")] });
  const row = await entry("What is salvation?");
  await user.click(row.getAllByRole("button", { name: "Edit note" })[0] as HTMLElement);
  await user.clear(row.getByRole("textbox", { name: "Your note" }));
  await user.keyboard("better");
  await user.click(row.getByRole("button", { name: "Save" }));
  expect(kept().notes.map(({ text }) => text)).toEqual(["better", "second"]);
  await user.click(row.getAllByRole("button", { name: "Remove note" })[0] as HTMLElement);
  expect(kept().notes.map(({ text }) => text)).toEqual(["second"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(kept().notes.map(({ text }) => text)).toEqual(["better", "second"]);
});

test("removing an answer can be undone, and its notes stay either way", async () => {
  const { user } = open({ answers: [salvation, grace], notes: [makeNote("n1", "still here")] });
  await user.click((await entry("What is salvation?")).getByRole("button", { name: "Remove from Study" }));
  expect(screen.queryByRole("article", { name: "What is salvation?" })).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Notes (1)" }));
  expect(screen.getByText("still here")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(kept().answers.map(({ id }) => id)).toEqual(["salvation", "grace"]);
});

test("an answer can be added to a new reading list and removed from it", async () => {
  const { user } = open({ answers: [salvation] });
  const row = await entry("What is salvation?");
  await user.click(row.getByRole("button", { name: "Reading lists" }));
  await user.type(row.getByRole("textbox", { name: "New reading list" }), "For Sunday{Enter}");
  expect(keptLists()).toMatchObject([{ name: "For Sunday", answerIds: ["salvation"] }]);
  await user.click(row.getByRole("checkbox", { name: "For Sunday" }));
  expect(keptLists()[0]?.answerIds).toEqual([]);
});

test("a reading list is re-ordered by buttons, which keep the focus", async () => {
  const { user } = open({ answers: [salvation, grace] }, [
    { id: "l1", name: "For Sunday", answerIds: ["salvation", "gone", "grace"] },
  ]);
  await user.click(await screen.findByRole("tab", { name: "Lists (1)" }));
  const list = within(screen.getByRole("region", { name: "For Sunday" }));
  await user.click(list.getByRole("button", { name: "Move up: What is grace?" }));
  expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "What is grace?",
    "What is salvation?",
  ]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move down: What is grace?");
  expect(keptLists()[0]?.answerIds).toEqual(["grace", "salvation", "gone"]);
});

test("Undo restores the removed answer and nothing else", async () => {
  const holy = makeSavedAnswer("holiness-of-god", { question: "What is God's holiness?" });
  const { user } = open({ answers: [salvation, grace, holy] }, [
    { id: "l1", name: "For Sunday", answerIds: ["salvation", "grace", "holiness-of-god"] },
  ]);
  await user.click(await screen.findByRole("tab", { name: "Lists (1)" }));
  await user.click(screen.getByRole("button", { name: "Remove from list: What is salvation?" }));
  await user.click(screen.getByRole("button", { name: "Remove from list: What is grace?" }));
  const [undoSalvation, undoGrace] = await screen.findAllByRole("button", { name: "Undo" });
  await user.click(undoSalvation as HTMLElement);
  expect(keptLists()[0]?.answerIds).toEqual(["salvation", "holiness-of-god"]);
  await user.click(undoGrace as HTMLElement);
  expect(keptLists()[0]?.answerIds.toSorted()).toEqual(["grace", "holiness-of-god", "salvation"]);
});

test("a reading list can be renamed, emptied and removed, each with Undo", async () => {
  const { user } = open({ answers: [salvation] }, [{ id: "l1", name: "For Sunday", answerIds: ["salvation"] }]);
  await user.click(await screen.findByRole("tab", { name: "Lists (1)" }));
  await user.click(screen.getByRole("button", { name: "Rename" }));
  await user.clear(screen.getByRole("textbox", { name: "Name of the list" }));
  await user.keyboard("For Monday{Enter}");
  expect(screen.getByRole("heading", { level: 2, name: "For Monday" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove from list: What is salvation?" }));
  expect(keptLists()[0]?.answerIds).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(keptLists()[0]?.answerIds).toEqual(["salvation"]);
  await user.click(screen.getByRole("button", { name: "Remove list" }));
  expect(keptLists()).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(keptLists()[0]?.name).toBe("For Monday");
});

const NOTES_IN_PDF = { name: "Put my notes in the PDF" };

test("offers no notes for the PDF if they are on other answers", async () => {
  open({ answers: [grace], notes: [makeNote("n1", "On another answer.")] });
  await entry("What is grace?");
  expect(screen.queryByRole("checkbox", NOTES_IN_PDF)).toBeNull();
});

test("says why the server refuses to print notes", async () => {
  silenceConsoleErrors();
  const { server, user } = open({ answers: [salvation], notes: [makeNote("n1", "long")] });
  server.on("/api/study.pdf", new Refusal(400, "Bad Request", "The notes have 40001 characters."));
  const box = await screen.findByRole<HTMLInputElement>("checkbox", NOTES_IN_PDF);
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save all as PDF" }));
  expect(await screen.findByText("The notes have 40001 characters.")).toBeTruthy();
  expect((await takeConsoleErrors())[0]?.[0]).toBe("Download error:");
});
