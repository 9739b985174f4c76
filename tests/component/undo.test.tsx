/** Undo gives the focus to what it brings back. */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { stubServer } from "../support/stub-server.ts";

const study = {
  answers: ["salvation", "grace"].map((id) => ({
    id,
    question: `What is ${id}?`,
    category: "Of Salvation",
    excerpt: "It begins.",
    savedAt: "2026-11-18T10:00:00.000Z",
  })),
  notes: [
    {
      id: "n1",
      answerId: "salvation",
      question: "What is salvation?",
      paragraph: 2,
      text: "Mine",
      writtenAt: "2026-11-18T11:00:00.000Z",
    },
  ],
};
const lists = [{ id: "l1", name: "For Sunday", answerIds: ["salvation", "grace"] }];

test.each([
  ["/study", "Remove from Study", "What is salvation?"],
  ["/study?tab=notes", "Remove note", "on ¶ 2"],
  ["/study?tab=lists", "Remove from list: What is grace?", "What is grace?"],
  ["/study?tab=lists", "Remove list", "Rename"],
])("on %s, after %s, the focus goes to %s", async (address, removal, back) => {
  storedValues.set("study", study);
  storedValues.set("reading-lists", lists);
  stubServer();
  const { user } = renderApp(address);
  const [button] = await screen.findAllByRole("button", { name: removal });
  button?.focus();
  await user.keyboard("{Enter}");
  const undo = await screen.findByRole("button", { name: "Undo" });
  undo.focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe(back);
});

test("restores an unsaved note with the focus in it", async () => {
  storedValues.set("study", study);
  stubServer();
  const { user } = renderApp("/study");
  const [add] = await screen.findAllByRole("button", { name: "Add a note" });
  await user.click(add as HTMLElement);
  await user.keyboard("half a thought{Escape}");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect((document.activeElement as HTMLTextAreaElement).value).toBe("half a thought");
});
