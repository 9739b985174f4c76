/** Library: contents, books, partners, the index of questions, and the parts that open from them. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeLibrary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

function open(address: string) {
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  return { server, ...renderApp(address) };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("counts questions and topics in words", async () => {
  open("/library");
  expect(
    await screen.findByText("Three questions in two topics, in the order of the classic handbooks of theology."),
  ).toBeTruthy();
});

test("lists the topics with their numerals and numbers of questions", async () => {
  open("/library");
  const contents = within(await screen.findByRole("navigation", { name: "Topics" }));
  const links = contents.getAllByRole("link");
  for (const name of ["I Holy Scripture one question", "II Salvation two questions"])
    contents.getByRole("link", { name });
  expect(hrefs(links)).toEqual(["/library?topic=scripture", "/library?topic=salvation"]);
});

test("shows the partners with the numbers of their works, and says that no endorsement is implied", async () => {
  open("/library");
  const partners = within(await screen.findByRole("region", { name: "Partners" }));
  expect(partners.getByRole("link", { name: /Christian Classics/ }).textContent).toContain("2 works");
  expect(partners.getByRole("link", { name: /Orthodox Presbyterian/ }).textContent).toContain("1 work");
  expect(partners.getByText(/implies no affiliation or endorsement/)).toBeTruthy();
});

test("the index has every question by its key word, in order, with the numeral of its topic", async () => {
  open("/library");
  const index = within(await screen.findByRole("region", { name: "Index of questions" }));
  const entries = within(index.getByRole("region", { name: "S" })).getAllByRole("link");
  expect(entries.map(({ textContent }) => textContent)).toEqual(["Salvation, ii", "Scripture, authority of, i"]);
  expect(entries[0]?.getAttribute("title")).toBe("What is salvation?");
  const letters = within(index.getByRole("navigation", { name: "Index letters" })).getAllByRole("link");
  expect(letters.map(({ textContent }) => textContent)).toEqual(["A", "S"]);
});

test("a letter leads to its part of the index", async () => {
  const { user, address } = open("/library");
  const letters = within(await screen.findByRole("navigation", { name: "Index letters" }));
  await user.click(letters.getByRole("link", { name: "S" }));
  expect(address()).toBe("/library#idx-S");
  expect(document.activeElement?.textContent).toBe("S");
});

test("a topic opens its questions, and leads to its neighbours and back", async () => {
  const { user } = open("/library");
  await user.click(await screen.findByRole("link", { name: /^II\W*Salvation/ }));
  await title("Of Salvation");
  expect(document.title).toBe("Of Salvation · Loci");
  expect(screen.getByText("Two questions.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "What is salvation?" }).getAttribute("href")).toBe("/answers/salvation");
  await user.click(screen.getByRole("link", { name: /Of Holy Scripture/ }));
  await title("Of Holy Scripture");
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Library" }));
  await title("Library");
});

test("a partner opens its works, by title, each with how often it is cited", async () => {
  open("/library?partner=ccel");
  await title("Christian Classics Ethereal Library");
  expect(screen.getByRole("heading", { level: 2, name: "Two works in the catalogue" })).toBeTruthy();
  const works = within(screen.getByRole("region", { name: /Two works/ })).getAllByRole("link");
  expect(works.map(({ textContent }) => textContent)).toEqual([
    "ConfessionsAugustine of Hippo, 397 · cited in two answers",
    "The InstitutesJohn Calvin, 1559 · cited in two answers",
  ]);
  expect(hrefs(works)).toEqual(["/library?work=confessions", "/library?work=institutes"]);
});

test("all books are on one shelf", async () => {
  const { user } = open("/library");
  await user.click(await screen.findByRole("link", { name: "All books" }));
  await title("Books");
  expect(screen.getByRole("link", { name: /Pilgrim/ }).getAttribute("href")).toBe("/library?work=pilgrims-progress");
});

test("shows the contents if the address names an unknown part", async () => {
  open("/library?topic=alchemy");
  expect(await screen.findByText(/in two topics/)).toBeTruthy();
});

test("says when loading fails, and tries again", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/library", new Refusal(400, "Bad Request"));
  const { user } = renderApp("/library");
  const failure = within(await screen.findByRole("alert"));
  expect((await takeConsoleErrors())[0]?.[0]).toBe("The library could not be loaded:");
  server.on("/api/library", makeLibrary());
  await user.click(failure.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/in two topics/)).toBeTruthy();
});
