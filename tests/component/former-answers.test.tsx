/** Answers that have another id now: addresses and what was stored under the former id lead to the present one. */
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ReadingList } from "../../web/stores/reading-lists.ts";
import type { Study } from "../../web/stores/study.ts";
import { makeAnswer } from "../support/make.ts";
import { makeNote, makeSavedAnswer } from "../support/make-study.ts";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { stubServer } from "../support/stub-server.ts";

/** Salvation was called rescue. */
const salvation = makeAnswer({ formerly: ["rescue"] });
const formerly = { rescue: "salvation" };

function serve() {
  const server = stubServer();
  server.on("/api/library", {
    topics: [{ id: "t", title: "T", answers: [{ id: "salvation", question: "What is salvation?", heading: "" }] }],
    books: [],
    works: [],
    answerBytes: 0,
  });
  // As a browser sees it, which follows the redirect.
  server.on("/api/answers/rescue", salvation);
  server.on("/api/answers/salvation", salvation);
  server.on("/api/answers/versions", { versions: { salvation: "1", grace: "1" }, formerly });
}

function store(study: Partial<Study>, lists: readonly ReadingList[] = []) {
  storedValues.set("study", { answers: [], notes: [], ...study });
  storedValues.set("reading-lists", lists);
}

const kept = () => storedValues.get("study") as Study;
const keptLists = () => storedValues.get("reading-lists") as ReadingList[];

test("Study moves answers, notes and lists to the present id, and loses none", async () => {
  serve();
  store(
    {
      answers: [makeSavedAnswer("rescue"), makeSavedAnswer("grace"), makeSavedAnswer("salvation")],
      notes: [makeNote("n1", "before", { answerId: "rescue" }), makeNote("n2", "after")],
    },
    [
      { id: "l1", name: "For Sunday", answerIds: ["grace", "rescue"] },
      { id: "l2", name: "Both", answerIds: ["rescue", "salvation", "grace"] },
    ],
  );
  renderApp("/study");
  await waitFor(() => expect(kept().answers.map(({ id }) => id)).toEqual(["salvation", "grace"]));
  expect(kept().notes).toMatchObject([
    { answerId: "salvation", text: "before" },
    { answerId: "salvation", text: "after" },
  ]);
  await waitFor(() =>
    expect(keptLists().map(({ answerIds }) => answerIds)).toEqual([
      ["grace", "salvation"],
      ["salvation", "grace"],
    ]),
  );
});

test("an answer's page shows the notes and the bookmark of its former id", async () => {
  serve();
  store({
    answers: [makeSavedAnswer("rescue")],
    notes: [makeNote("n1", "The three tenses again.", { answerId: "rescue", paragraph: 1 })],
  });
  renderApp("/answers/salvation");
  expect(await screen.findByText("The three tenses again.")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Save in Study" }).getAttribute("aria-pressed")).toBe("true"),
  );
  expect(kept().notes).toMatchObject([{ answerId: "salvation" }]);
});

test("a link to a former id opens the answer at its present address", async () => {
  serve();
  const app = renderApp("/answers/rescue?partner=opc#p2");
  expect(await screen.findByRole("heading", { name: "What is salvation?" })).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe("/answers/salvation?partner=opc#p2"));
});

test("a shared list with former ids is complete", async () => {
  serve();
  renderApp("/study?list=Mine&answer=rescue");
  expect(await screen.findByText("What is salvation?")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/not in Loci/)).toBeNull());
});
