/** Every screen and the states it can be opened in, each with a locator that shows that it has loaded. */
import type { Locator, Page } from "playwright-core";

export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly ready: (page: Page) => Locator;
};

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, exact: true });

export const screens: readonly Screen[] = [
  { name: "home", path: "/", title: "Loci", ready: heading("Suggested searches") },
  {
    name: "home with an answer",
    path: "/?q=What%20is%20salvation%3F",
    title: "What is salvation? · Loci",
    ready: (page) => page.getByRole("tab", { name: "Sources (8)" }),
  },
  { name: "door", path: "/begin/in-trouble", title: "In trouble · Loci", ready: heading("Other ways to begin") },
  { name: "results", path: "/results", title: "What is salvation? · Loci", ready: heading("Recommended Book") },
  {
    name: "results with none of the chosen sources",
    path: "/results?q=What%20is%20salvation%3F&partner=edwards-center-yale",
    title: "What is salvation? · Loci",
    ready: (page) => page.getByText(/^This answer does not cite /),
  },
  {
    name: "results without an answer, for one long word",
    path: `/results?q=${"a".repeat(300)}&partner=opc`,
    title: `${"a".repeat(300)} · Loci`,
    ready: (page) => page.getByRole("button", { name: "Search all nine sources" }),
  },
  {
    name: "search",
    path: "/search",
    title: "Search · Loci",
    ready: (page) => page.getByRole("button", { name: /^See \d+ More$/ }),
  },
  {
    name: "search, filtered",
    path: "/search?q=grace&topic=salvation&partner=ccel",
    title: "grace, Search · Loci",
    ready: (page) => page.getByRole("button", { name: "Remove filter CCEL" }),
  },
  {
    name: "search with nothing found",
    path: "/search?q=zxqv%20bnmrt%20wpfgh",
    title: "zxqv bnmrt wpfgh, Search · Loci",
    ready: heading("No matching answers found"),
  },
  { name: "library", path: "/library", title: "Library · Loci", ready: heading("Index of questions") },
  {
    name: "a head of the library",
    path: "/library?topic=salvation",
    title: "Of Salvation · Loci",
    ready: heading("Of Salvation"),
  },
  {
    name: "a partner of the library",
    path: "/library?partner=ccel",
    title: "Christian Classics Ethereal Library · Loci",
    ready: heading("Christian Classics Ethereal Library"),
  },
  {
    name: "the index of Scripture",
    path: "/library?show=scripture",
    title: "Scripture · Loci",
    ready: heading("New Testament"),
  },
  { name: "a book of the Bible", path: "/library?bible=Ps", title: "Psalms · Loci", ready: heading("Chapters") },
  {
    name: "a work",
    path: "/library?work=henry-commentary",
    title: "Exposition of the Old and New Testaments · Loci",
    ready: heading("Cited places"),
  },
  {
    name: "the map around an answer",
    path: "/library?map-answer=justification",
    title: "What is justification? · Loci",
    ready: heading("It leads on to"),
  },
  {
    name: "a passage in its chapter",
    path: "/scripture/Rom.8.28-30?context=chapter",
    title: "Romans 8:28–30 · Loci",
    ready: heading("Answers on this passage"),
  },
  {
    name: "results with a passage",
    path: "/results?q=philemon%201%3A6",
    title: "philemon 1:6 · Loci",
    ready: heading("Philemon 6"),
  },
  { name: "all books", path: "/library?show=books", title: "Books · Loci", ready: heading("Books") },
  {
    name: "study, empty",
    path: "/study",
    title: "Study · Loci",
    ready: (page) => page.getByText(/^Nothing saved yet\./),
  },
  { name: "settings", path: "/settings", title: "Settings · Loci", ready: heading("Keyboard") },
  { name: "404", path: "/nowhere", title: "Page not found · Loci", ready: heading("Oops! Page not found") },
];

export const PAGE_NOT_FOUND = { expectedErrors: [/^Page not found:/, /status of 404/] };
