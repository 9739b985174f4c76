/** What is a step of the browser's history, and what of a page its address names. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeAnswerList, makeLibrary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

const mark = (number: number) => screen.findByRole("link", { name: `Source ${number}` });
const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;

test.each([
  ["/results?q=salvation", "&"],
  ["/?q=salvation", "&"],
  ["/results", "?"],
])("Back from a source of %s leads to the mark that was followed", async (path, joint) => {
  stubServer();
  const { user, address, goBack } = renderApp(path);
  await user.click(await mark(3));
  expect(address()).toBe(`${path}${joint}tab=sources#s3`);
  const source = await screen.findByRole("button", { name: /Source 3: Institutes/ });
  await waitFor(() => expect(document.activeElement).toBe(source));
  goBack();
  await waitFor(async () => expect(document.activeElement).toBe(await mark(3)));
  expect(address()).toBe(path);
  expect(selectedTab()).toBe("Answer");
});

test("Back to text is the same step back", async () => {
  stubServer();
  const { user, address } = renderApp("/settings", "/results?q=salvation");
  await user.click(await mark(3));
  await user.click(await screen.findByRole("button", { name: "Back to text" }));
  await waitFor(async () => expect(document.activeElement).toBe(await mark(3)));
  expect(address()).toBe("/results?q=salvation");
});

test("an address with a source opens it, without a link back to a text that was not read", async () => {
  stubServer();
  renderApp("/results?q=salvation&tab=sources#s2");
  const source = await screen.findByRole("button", { name: /Source 2/ });
  await waitFor(() => expect(document.activeElement).toBe(source));
  expect(source.getAttribute("aria-expanded")).toBe("true");
  expect(screen.queryByRole("button", { name: "Back to text" })).toBeNull();
});

test("the tab of an answer is in the address, without a history entry", async () => {
  stubServer();
  const { user, address, goBack } = renderApp("/settings", "/results?q=salvation&partner=opc");
  await user.click(await screen.findByRole("tab", { name: "Sources" }));
  expect(address()).toBe("/results?q=salvation&partner=opc&tab=sources");
  await user.click(screen.getByRole("tab", { name: "Answer" }));
  expect(address()).toBe("/results?q=salvation&partner=opc");
  await user.click(screen.getByRole("tab", { name: "Sources" }));
  goBack();
  expect(await screen.findByRole("heading", { name: "Settings" })).toBeTruthy();
});

test("an address opens the tab that it names", async () => {
  stubServer();
  renderApp("/results?q=salvation&tab=sources");
  await screen.findByRole("tab", { name: "Sources" });
  expect(selectedTab()).toBe("Sources");
});

test("the tab of Study is in the address", async () => {
  stubServer();
  const { user, address } = renderApp("/study?tab=lists");
  await screen.findByRole("tab", { name: "Lists" });
  expect(selectedTab()).toBe("Lists");
  await user.click(screen.getByRole("tab", { name: "Notes" }));
  expect(address()).toBe("/study?tab=notes");
  await user.click(screen.getByRole("tab", { name: "Saved answers" }));
  expect(address()).toBe("/study");
});

test("each filter of Search is a history entry that Back undoes, and the focus stays", async () => {
  const server = stubServer();
  server.on("/api/answers", makeAnswerList());
  server.on("/api/library", makeLibrary());
  const { user, address, goBack } = renderApp("/search?q=assurance");
  const sources = within(await screen.findByRole("group", { name: "Sources" }));
  await user.click(sources.getByRole("checkbox", { name: "CCEL, 2 answers" }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("CCEL, 2 answers");
  await user.click(sources.getByRole("checkbox", { name: "OPC, 2 answers" }));
  await waitFor(() => expect(address()).toBe("/search?q=assurance&partner=ccel&partner=opc"));
  goBack();
  await waitFor(() => expect(address()).toBe("/search?q=assurance&partner=ccel"));
  goBack();
  await waitFor(() => expect(address()).toBe("/search?q=assurance"));
  expect(sources.getByRole<HTMLInputElement>("checkbox", { name: "CCEL, 2 answers" }).checked).toBe(false);
});
