/** The parts of the library with calls of their own: Scripture, works, and the links around an answer. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Neighbourhood } from "../../server/contract/map.ts";
import type { CitedWork } from "../../server/contract/work.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeLibrary, makeWork } from "../support/make-library.ts";
import { makeScriptureIndex } from "../support/make-scripture.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

function open(address: string, path: string, reply: object) {
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on(path, reply);
  return { server, ...renderApp(address) };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("the library leads to Scripture", async () => {
  const { user, address } = open("/library", "/api/scripture/index", makeScriptureIndex());
  const section = within(await screen.findByRole("region", { name: "Scripture" }));
  await user.click(section.getByRole("link", { name: /^Books and chapters/ }));
  await title("Scripture");
  expect(address()).toBe("/library?show=scripture");
});

test("the index of Scripture has every book with its numbers of answers", async () => {
  open("/library?show=scripture", "/api/scripture/index", makeScriptureIndex());
  const books = within(await screen.findByRole("region", { name: "Old Testament" }));
  const romans = books.getByRole("link", { name: "Romans : explained in three answers, mentioned in one more" });
  const philemon = books.getByRole("link", { name: "Philemon : no answer speaks of it yet" });
  expect(hrefs([romans, philemon])).toEqual(["/library?bible=Rom", "/library?bible=Phlm"]);
  expect(books.getAllByRole("listitem")).toHaveLength(books.getAllByRole("link").length);
});

test("a book has its chapters with their numbers of answers, and links to its neighbours", async () => {
  open("/library?bible=Rom", "/api/scripture/index", makeScriptureIndex());
  await title("Romans");
  expect(document.title).toBe("Romans · Loci");
  expect(screen.getByText("Explained in three answers, mentioned in one more.")).toBeTruthy();
  const chapters = within(screen.getByRole("region", { name: "Chapters" }));
  const first = chapters.getByRole("link", { name: "Romans 1 : explained in three answers, mentioned in two more" });
  const second = chapters.getByRole("link", { name: "Romans 2 : no answer speaks of it yet" });
  expect(hrefs([first, second])).toEqual(["/scripture/Rom.1", "/scripture/Rom.2"]);
  const neighbours = within(screen.getByRole("navigation", { name: "Books before and after" }));
  expect(hrefs(neighbours.getAllByRole("link"))).toEqual(["/library?bible=Phlm"]);
});

test("reports an unknown book of the Bible", async () => {
  open("/library?bible=Hezekiah", "/api/scripture/index", makeScriptureIndex());
  expect(await screen.findByText("There is no such book in this Bible.")).toBeTruthy();
});

const question = (id: string) => ({ id, question: `What is ${id}?` });

const institutes: CitedWork = {
  work: makeWork({ answerCount: 3 }),
  divisions: [
    { label: "1", length: 18 },
    { label: "2", length: 17 },
  ],
  places: [
    { locator: null, span: null, answers: [question("faith")] },
    { locator: "1.3", span: { from: 3, to: 3 }, answers: [question("hope"), question("love")] },
    { locator: "2.1-2", span: { from: 19, to: 20 }, answers: [question("hope")] },
  ],
};

test("a work has its cited places along it and as a list, with the answers that cite them", async () => {
  open("/library?work=institutes", "/api/works/institutes", institutes);
  await title("The Institutes");
  const strip = screen.getByRole("img", {
    name: "The cited places along the work: three places, in three answers",
  });
  // A stroke for each part that is cited; 2.1-2 are two parts.
  expect(strip.querySelectorAll("line")).toHaveLength(3);
  const rows = within(screen.getByRole("region", { name: "Cited places" })).getAllByRole("link");
  expect(hrefs(rows)).toEqual(["/answers/faith", "/answers/hope", "/answers/love", "/answers/hope"]);
  expect(screen.getByText("The whole work")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Read on CCEL" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "https://ccel.example/institutes",
    "_blank",
  ]);
});

test("the places of the row that has the focus stand out on the strip", async () => {
  open("/library?work=institutes", "/api/works/institutes", institutes);
  await title("The Institutes");
  const lit = () => document.querySelectorAll("svg[role=img] line.stroke-ink").length;
  expect(lit()).toBe(0);
  screen.getAllByRole("link", { name: "What is hope?" })[1]?.focus();
  await expect.poll(lit).toBe(2);
});

test("reports a work that no answer cites, and an unknown work", async () => {
  const uncited = { ...institutes, work: makeWork({ answerCount: 0 }), places: [] };
  open("/library?work=institutes", "/api/works/institutes", uncited);
  expect(await screen.findByText("No answer cites it yet.")).toBeTruthy();
});

test("says that the library has no such part", async () => {
  open("/library?work=gone", "/api/works/gone", new Refusal(404, "Not Found", 'There is no work "gone".'));
  await title("Nothing here");
});

test("says when a part could not be loaded, and tries again", async () => {
  silenceConsoleErrors();
  const { server, user } = open("/library?work=institutes", "/api/works/institutes", new Refusal(429, "Too Many"));
  const failure = within(await screen.findByRole("alert"));
  expect((await takeConsoleErrors())[0]?.[0]).toBe("The library could not be loaded:");
  server.on("/api/works/institutes", institutes);
  await user.click(failure.getByRole("button", { name: "Try again" }));
  await title("The Institutes");
});

const topic = { id: "salvation", title: "Of Salvation" };
const neighbourhood: Neighbourhood = {
  answer: { ...question("hope"), topic },
  leadsTo: [{ ...question("love"), topic }],
  ledToBy: [
    { ...question("faith"), topic },
    { ...question("joy"), topic },
  ],
};

test("an answer is between the links to it and the links from it", async () => {
  const { user, address } = open("/library?map-answer=hope", "/api/map/answers/hope", neighbourhood);
  await title("What is hope?");
  expect(screen.getByText("Two answers lead here; it leads on to one other.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read the answer" }).getAttribute("href")).toBe("/answers/hope");
  const list = (name: string) => within(screen.getByRole("region", { name })).getAllByRole("link");
  expect(hrefs(list("What leads here"))).toEqual(["/library?map-answer=faith", "/library?map-answer=joy"]);
  expect(hrefs(list("It leads on to"))).toEqual(["/library?map-answer=love"]);
  await user.click(screen.getByRole("link", { name: /^What is faith/ }));
  expect(address()).toBe("/library?map-answer=faith");
});
