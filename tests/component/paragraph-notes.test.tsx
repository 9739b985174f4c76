/** Notes at the paragraphs of an answer, written while it is read. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Study } from "../../web/stores/study.ts";
import { renderApp } from "../support/render-app.tsx";
import { storedValues } from "../support/stored-values.ts";
import { stubServer } from "../support/stub-server.ts";

const add = (paragraph: number) => screen.findByRole("button", { name: `Add a note to paragraph ${paragraph}` });
const saved = () => (storedValues.get("study") as Study | undefined)?.notes;

test.each(["/results", "/?q=salvation"])(
  "is written on %s at its paragraph, shown there and kept in Study",
  async (path) => {
    stubServer();
    const { user } = renderApp(path);
    await user.click(await add(2));
    await user.keyboard("Compare the sermon.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const paragraph = document.getElementById("p2");
    expect(paragraph?.nextElementSibling?.textContent).toContain("Compare the sermon.");
    await waitFor(async () => expect(document.activeElement).toBe(await add(2)));
    expect(saved()).toMatchObject([{ answerId: "salvation", paragraph: 2, text: "Compare the sermon." }]);

    await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Study" }));
    await user.click(await screen.findByRole("tab", { name: "Notes (1)" }));
    expect(screen.getByText("Compare the sermon.")).toBeTruthy();
  },
);

test("stays open when Escape takes back a word that is being composed", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await add(2));
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Your note" }), { key: "Escape", keyCode: 229 });
  expect(screen.queryByRole("textbox", { name: "Your note" })).toBeTruthy();
});

test("takes an unsaved text along to another paragraph", async () => {
  stubServer();
  const { user } = renderApp("/results");
  await user.click(await add(2));
  await user.keyboard("half a thought");
  await user.click(await add(3));
  const boxes = screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: "Your note" });
  expect(boxes.map(({ value }) => value)).toEqual(["half a thought"]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(saved()).toMatchObject([{ paragraph: 3 }]);
});
