/** The dialog that cites an answer, a source or a work, and the files that are downloaded. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { markup } from "../../server/markup.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeLibrary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { Refusal, type StubServer, stubServer } from "../support/stub-server.ts";

/** As the server writes it. */
const styled = (text: string) => ({
  text: text.replaceAll("*", ""),
  html: markup`${text}`.source.replace(/\*(.*?)\*/g, "<i>$1</i>"),
});
const HARD_TITLE = 'Institutes & "More" &quot;';
const CITATION = {
  sbl: {
    footnote: styled("John Calvin, *Institutes* 3.1.1 (1559)."),
    bibliography: styled("Calvin, John. *Institutes*. 1559."),
  },
  chicago: {
    footnote: styled("John Calvin, *Institutes* (1559), 3.1.1."),
    bibliography: styled(`Calvin, John. *${HARD_TITLE}*. 1559.`),
  },
};

const ALL_RETRIES = 7_000; // milliseconds
const BUSY = "Too many documents are being made just now; try again in a moment.";

/** Takes the names of the files that are saved instead of saving them. */
function watchDownloads(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
  return saved;
}

function stubCitations(server: StubServer): void {
  server.on("/api/answers/salvation/cite", CITATION);
}

test("shows footnote and bibliography of a source in both styles, and copies each", async () => {
  const server = stubServer();
  stubCitations(server);
  const { user } = renderApp("/results?tab=sources");
  await user.click(await screen.findByRole("button", { name: "Cite source 3" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cite this source" }));
  expect(await dialog.findByText(HARD_TITLE)).toBeTruthy();
  expect(dialog.getAllByText("Institutes").map(({ tagName }) => tagName)).toContain("I");
  expect(server.asked("/api/answers/salvation/cite").map(({ search }) => search)).toEqual(["?source=3"]);
  await user.click(dialog.getByRole("button", { name: "Copy Chicago footnote" }));
  expect(await dialog.findByText("Chicago footnote copied")).toBeTruthy();
  const [item] = await navigator.clipboard.read();
  const read = async (type: string) => (await item?.getType(type))?.text();
  expect(await read("text/plain")).toBe("John Calvin, Institutes (1559), 3.1.1.");
  expect(await read("text/html")).toBe("John Calvin, <i>Institutes</i> (1559), 3.1.1.");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // Messages go back to the page.
  expect(screen.getByText("Chicago footnote copied")).toBeTruthy();
});

test("downloads an answer and its sources for reference managers, and its text for the chosen partners", async () => {
  const server = stubServer();
  stubCitations(server);
  server.on("/api/answers/salvation/citation", {});
  server.on("/api/answers/salvation.md", {});
  const saved = watchDownloads();
  const { user } = renderApp("/results?q=salvation&partner=opc");
  await user.click(await screen.findByRole("button", { name: "Cite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cite this answer" }));
  await user.click(await dialog.findByRole("button", { name: "BibTeX: this answer, as a reference" }));
  await user.click(dialog.getByRole("button", { name: "RIS: its sources, as references" }));
  await user.click(dialog.getByRole("button", { name: "Markdown: the text with its sources" }));
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(server.asked("/api/answers/salvation/citation").map(({ search }) => search)).toEqual([
    "?format=bibtex",
    "?format=ris&source=all",
  ]);
  expect(server.asked("/api/answers/salvation.md").map(({ search }) => search)).toEqual(["?partner=opc"]);
});

test("says why a citation cannot be shown, and tries again", async () => {
  const server = stubServer();
  server.on("/api/answers/salvation/cite", new Refusal(429, "Too Many Requests", "Too many."));
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("button", { name: "Cite" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByRole("alert")).textContent).toContain("The citation could not be loaded.");
  stubCitations(server);
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText(HARD_TITLE)).toBeTruthy();
});

test("saves an answer as PDF with the sources of the chosen partners", async () => {
  const server = stubServer();
  server.on("/api/answers/salvation.pdf", {});
  const saved = watchDownloads();
  const { user } = renderApp("/results?q=salvation&partner=opc&partner=ccel");
  await user.click(await screen.findByRole("button", { name: "Save as PDF" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.asked("/api/answers/salvation.pdf").map(({ search }) => search)).toEqual(["?partner=ccel&partner=opc"]);
  expect(await screen.findByText(/^Saved as /)).toBeTruthy();
});

test("says in plain words that the server is busy with PDFs, and tries again when asked", async () => {
  silenceConsoleErrors();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = stubServer();
  server.on("/api/answers/salvation.pdf", new Refusal(503, "Service Unavailable", BUSY));
  const saved = watchDownloads();
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("button", { name: "Save as PDF" }));
  await act(() => vi.advanceTimersByTimeAsync(ALL_RETRIES));
  expect(await screen.findByText(`The PDF could not be saved. ${BUSY}`)).toBeTruthy();
  expect(await takeConsoleErrors()).toMatchObject([["Download error:", { status: 503 }]]);
  expect(server.asked("/api/answers/salvation.pdf")).toHaveLength(4);
  server.on("/api/answers/salvation.pdf", {});
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test("reports the missing network if a PDF cannot be fetched", async () => {
  silenceConsoleErrors();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = stubServer();
  server.on("/api/answers/salvation.pdf", () => Promise.reject(new TypeError("Failed to fetch")));
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
  const { user } = renderApp("/results");
  await user.click(await screen.findByRole("button", { name: "Save as PDF" }));
  await act(() => vi.advanceTimersByTimeAsync(ALL_RETRIES));
  expect(await screen.findByText(/^The PDF could not be saved\. You are offline\./)).toBeTruthy();
  expect(await takeConsoleErrors()).toHaveLength(1);
});

test("cites a work of the library", async () => {
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on("/api/works/institutes/cite", CITATION);
  const saved = watchDownloads();
  server.on("/api/works/institutes/citation", {});
  const { user } = renderApp("/library?partner=ccel");
  await user.click(await screen.findByRole("button", { name: "Cite: The Institutes" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cite this work" }));
  await user.click(await dialog.findByRole("button", { name: "CSL-JSON: as a reference" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.asked("/api/works/institutes/citation").map(({ search }) => search)).toEqual(["?format=csl-json"]);
});

/** Study with one list of as many answers as there are ids, open at its lists. */
async function openList(ids: readonly string[]) {
  const answers = ids.map((id) => ({
    id,
    question: `What is ${id}?`,
    category: "",
    excerpt: "",
    savedAt: "2026-11-20",
  }));
  storedValues.set("study", { answers, notes: [] });
  storedValues.set("reading-lists", [{ id: "l1", name: "For Sunday", answerIds: ids }]);
  const server = stubServer();
  const { user } = renderApp("/study?tab=lists");
  const save = await screen.findByRole("button", { name: "Save as PDF: For Sunday" });
  return { server, user, save };
}

test("saves a reading list as one PDF, in its order and by its name", async () => {
  const saved = watchDownloads();
  const { server, user, save } = await openList(["grace", "faith"]);
  server.on("/api/study.pdf", {});
  await user.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.asked("/api/study.pdf").map(({ search }) => search)).toEqual([
    "?answer=grace&answer=faith&title=For%20Sunday",
  ]);
});

test("says which answers are left out of a PDF because Loci no longer has them", async () => {
  watchDownloads();
  const { server, user, save } = await openList(["grace", "faith", "hope"]);
  const leaveOut = (places: string) =>
    server.on("/api/study.pdf", () => new Response("", { headers: { "Loci-Left-Out": places } }));
  leaveOut("2");
  await user.click(save);
  expect(await screen.findByText("Saved as loci without “What is faith?”, which Loci no longer answers.")).toBeTruthy();
  leaveOut("1, 3");
  await user.click(save);
  expect(await screen.findByText("Saved as loci without 2 answers that Loci no longer has.")).toBeTruthy();
});

test("saves all saved answers as one PDF", async () => {
  const saved = watchDownloads();
  const { server, user } = await openList(["grace", "faith"]);
  server.on("/api/study.pdf", {});
  await user.click(screen.getByRole("button", { name: "Save all as PDF" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.asked("/api/study.pdf").map(({ search }) => search)).toEqual([
    "?answer=grace&answer=faith&title=Study",
  ]);
});

test("says how many answers a PDF holds when a list is longer", async () => {
  const { server, user, save } = await openList(Array.from({ length: 41 }, (_, index) => `a${index}`));
  await user.click(save);
  await user.click(screen.getByRole("button", { name: "Save all as PDF" }));
  expect(await screen.findByText(/^A PDF holds at most 40 answers\./)).toBeTruthy();
  expect(server.asked("/api/study.pdf")).toEqual([]);
});
