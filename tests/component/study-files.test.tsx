/** Study as files and links: import, export, reading lists that are shared; and answers that have changed since they were saved. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ReadingList } from "../../web/stores/reading-lists.ts";
import type { Note, Study } from "../../web/stores/study.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { forbidStorage } from "../support/forbid-storage.ts";
import { makeAnswer } from "../support/make.ts";
import { makeNote, makeSavedAnswer } from "../support/make-study.ts";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { stubServer } from "../support/stub-server.ts";

const copyOf = (version: string, changes = {}) => {
  const { answer, citations } = makeAnswer();
  return { version, text: answer, citations: citations.map(({ id: _, snippet: __, ...rest }) => rest), ...changes };
};

function open(study: Partial<Study> = {}, lists: readonly ReadingList[] = [], address = "/study") {
  storedValues.set("study", { answers: [], notes: [], ...study });
  storedValues.set("reading-lists", lists);
  const server = stubServer();
  server.on("/api/answers/salvation", makeAnswer());
  server.on("/api/answers/versions", { versions: { salvation: "1" }, formerly: {} });
  server.on("/api/library", {
    topics: [
      {
        id: "salvation",
        title: "Of Salvation",
        answers: [{ id: "salvation", question: "What is salvation?", heading: "" }],
      },
    ],
    books: [],
    works: [],
    answerBytes: 0,
  });
  return renderApp(address);
}

const kept = () => storedValues.get("study") as Study;
const keptLists = () => storedValues.get("reading-lists") as ReadingList[];

async function importFile(content: unknown, name = "f.json") {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  fireEvent.change(await screen.findByLabelText("File to import"), { target: { files: [new File([text], name)] } });
}

const file = (study: Partial<Study>, readingLists: readonly ReadingList[] = []) => ({
  madeBy: "Loci",
  study: { answers: [], notes: [], ...study },
  readingLists,
});

test("an import adds what is missing, and changes nothing else", async () => {
  const mine = makeNote("n1", "mine");
  const list = { id: "l1", name: "For Sunday", answerIds: ["grace"] };
  open({ answers: [makeSavedAnswer("grace")], notes: [mine] }, [list], "/settings");
  await importFile(
    file(
      {
        answers: [makeSavedAnswer("grace", { excerpt: "Other." }), makeSavedAnswer("salvation")],
        notes: [mine, makeNote("n1", "theirs")],
      },
      [
        { ...list, name: "Renamed", answerIds: ["salvation", "grace"] },
        { id: "l2", name: "For Monday", answerIds: ["salvation"] },
      ],
    ),
  );
  await screen.findByText("f.json imported");
  expect(kept().answers.map(({ id, excerpt }) => [id, excerpt])).toEqual([
    ["grace", "How grace begins."],
    ["salvation", "How salvation begins."],
  ]);
  expect(kept().notes.map(({ text }) => text)).toEqual(["mine", "theirs"]);
  expect(keptLists().map(({ name, answerIds }) => [name, answerIds])).toEqual([
    ["For Sunday", ["grace", "salvation"]],
    ["For Monday", ["salvation"]],
  ]);
});

test("importing the same file again adds nothing", async () => {
  const content = file({ answers: [makeSavedAnswer("grace")], notes: [makeNote("n1", "theirs")] });
  open({ notes: [makeNote("n1", "mine")] }, [], "/settings");
  await importFile(content);
  await screen.findByText("f.json imported");
  await importFile(content, "again.json");
  await screen.findByText("again.json imported");
  expect(kept()).toMatchObject({ answers: { length: 1 }, notes: { length: 2 } });
});

test.each([
  ["no JSON", "hello", /not a file that Loci exported/],
  ["another program's", { study: {} }, /not a file that Loci exported/],
  ["nothing", "null", /not a file that Loci exported/],
  ["without a study", { madeBy: "Loci", readingLists: [] }, /damaged/],
  ["a note without text", file({ notes: [makeNote("n1", "a"), { id: "n2" } as Note] }), /damaged/],
  ["a list of numbers", file({}, [{ id: "l", name: "L", answerIds: [1] } as never]), /damaged/],
  [
    "an address that runs",
    file({
      answers: [
        makeSavedAnswer("a", {
          copy: copyOf("1", { citations: [{ ...copyOf("1").citations[0], url: "javascript:1" }] }),
        }),
      ],
    }),
    /damaged/,
  ],
])("a file that is %s is refused, with the reason", async (_, content, reason) => {
  open({ answers: [makeSavedAnswer("grace")] }, [], "/settings");
  await importFile(content);
  expect((await screen.findByRole("alert")).textContent).toMatch(reason);
  expect(kept().answers).toHaveLength(1);
});

test("what was wrong with a file goes when another one is imported", async () => {
  const { user } = open({}, [], "/settings");
  const choose = vi.spyOn(HTMLInputElement.prototype, "click");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  expect(choose.mock.contexts).toEqual([screen.getByLabelText("File to import")]);
  await importFile("no");
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  await importFile(file({ answers: [makeSavedAnswer("grace")] }));
  await waitFor(() => expect(kept().answers.map(({ id }) => id)).toEqual(["grace"]));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("says when a file cannot be read", async () => {
  silenceConsoleErrors();
  open({}, [], "/settings");
  const moved = new File([], "loci.json");
  vi.spyOn(moved, "text").mockRejectedValue(new DOMException("", "NotFoundError"));
  fireEvent.change(await screen.findByLabelText("File to import"), { target: { files: [moved] } });
  expect((await screen.findByRole("alert")).textContent).toContain("The file could not be read.");
  expect((await takeConsoleErrors())[0]?.[0]).toBe("Import error:");
});

test("the exported file has the answers, the notes and the lists as they are stored", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push(blob as Blob);
    return "blob:loci";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const study = { answers: [makeSavedAnswer("grace")], notes: [makeNote("n1", "mine")] };
  const lists = [{ id: "l1", name: "For Sunday", answerIds: ["grace"] }];
  const { user } = open(study, lists, "/settings");
  await user.click(await screen.findByRole("button", { name: "Export as one file" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(JSON.parse((await files[0]?.text()) ?? "")).toMatchObject({ madeBy: "Loci", study, readingLists: lists });
});

test("says when an import cannot be stored", async () => {
  open({}, [], "/settings");
  await screen.findByLabelText("File to import");
  forbidStorage();
  await importFile(file({ answers: [makeSavedAnswer("grace")] }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not store the file/);
});

test("Markdown has the answers with their sources, the notes and the lists, and escapes the visitor's markup", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push(blob as Blob);
    return "blob:study";
  });
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { user } = open(
    {
      answers: [makeSavedAnswer("salvation")],
      notes: [makeNote("n1", "mine *and*\nmore"), makeNote("n2", "alone", { answerId: "gone" })],
    },
    [{ id: "l1", name: "For Sunday", answerIds: ["salvation"] }],
  );
  await user.click(await screen.findByRole("button", { name: "Export as Markdown" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(revoke).not.toHaveBeenCalled(); // Safari reads the file later.
  const text = (await files[0]?.text()) ?? "";
  expect(text).toContain("## What is salvation?");
  expect(text).toMatch(/^Saved on 18 November 2026: <http.*\/answers\/salvation>$/m);
  expect(text).toContain("of the *Institutes* with union with Christ.[3][4]");
  expect(text).toContain(
    "3. John Calvin, Institutes\u00a03.1.1, 1559, Christian Classics Ethereal Library, <https://opc.example/lc.html#3>",
  );
  expect(text).toContain("> ¶ 2: mine \\*and\\*\n> more");
  expect(text).toMatch(/## Other notes\n\nOn “What is salvation\?”:\n\n> ¶ 2: alone/);
  expect(text).toContain("## Reading list: For Sunday\n\n1. What is salvation?");
});

test("says that an answer has changed since it was saved, and shows the present text, which may be kept", async () => {
  const { user } = open({
    answers: [makeSavedAnswer("salvation", { copy: copyOf("0", { text: "The former text." }) })],
  });
  await user.click(await screen.findByText("Changed since you saved it"));
  expect(await screen.findByText(/rescuing sinners/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep the answer as it is now" }));
  await waitFor(() => expect(screen.queryByText("Changed since you saved it")).toBeNull());
  expect(kept().answers[0]).toMatchObject({ savedAt: "2026-11-18T10:00:00.000Z", copy: copyOf("1") });
});

test("says that an answer no longer exists, and nothing about an unchanged one", async () => {
  open({ answers: [makeSavedAnswer("salvation", { copy: copyOf("1") }), makeSavedAnswer("gone")] });
  const gone = within(await screen.findByRole("article", { name: "What is gone?" }));
  expect(await gone.findByText("This answer is not in Loci any more. Your notes stay.")).toBeTruthy();
  expect(screen.queryByText("Changed since you saved it")).toBeNull();
});

test("a list is shared as a link, which shows it in another browser and offers to add it", async () => {
  const list = { id: "l1", name: "For Sunday & more", answerIds: ["salvation", "unsaved"] };
  const { user } = open({ answers: [makeSavedAnswer("salvation")] }, [list], "/study?tab=lists");
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const [link] = write.mock.calls[0] ?? [""];
  expect(link).toMatch(/\/study\?list=For%20Sunday%20%26%20more&answer=salvation$/);
});

test("a shared list is shown, and added only on request", async () => {
  const { user, address } = open({}, [], "/study?list=For%20Sunday&answer=salvation&answer=nowhere&answer=salvation");
  expect(await screen.findByRole("heading", { level: 1, name: "For Sunday" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "What is salvation?" })).toBeTruthy();
  expect(screen.getByText("One answer on this list is not in Loci.")).toBeTruthy();
  expect(kept().answers).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add to my Study" }));
  await waitFor(() => expect(address()).toBe("/study?tab=lists"));
  expect(await screen.findByRole("region", { name: "For Sunday" })).toBeTruthy();
  expect(kept().answers.map(({ id }) => id)).toEqual(["salvation"]);
  expect(keptLists()).toMatchObject([{ name: "For Sunday", answerIds: ["salvation"] }]);
});
