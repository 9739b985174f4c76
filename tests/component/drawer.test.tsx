/** The sidebar of small screens: a drawer over the page. */
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

type SimulatedWindow = { happyDOM: { setViewport: (size: { width: number; height: number }) => void } };
const setWidth = (width: number) => (window as unknown as SimulatedWindow).happyDOM.setViewport({ width, height: 844 });

beforeEach(() => {
  setWidth(390);
  onTestFinished(() => setWidth(1280));
});

const drawer = () => screen.queryByRole("dialog", { name: "Menu" });
const menuButton = () => screen.getByRole("button", { name: "Open menu" });

test("closes on navigation", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  await user.click(menuButton());
  await user.click(await screen.findByRole("link", { name: "Explain covenant theology" }));
  expect(address()).toBe("/?q=Explain%20covenant%20theology");
  await waitFor(() => expect(drawer()).toBeNull());
});

test("opens and closes on Ctrl and B, and leaves the cookie of the wide sidebar alone", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.keyboard("{Control>}b{/Control}");
  await screen.findByRole("dialog", { name: "Menu" });
  await user.keyboard("{Control>}b{/Control}");
  expect(drawer()).toBeNull();
  expect(document.cookie).not.toContain("sidebar:state");
});

test("is never collapsed to icons, whatever the cookie says", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no Cookie Store API.
  document.cookie = "sidebar:state=false; path=/";
  stubServer();
  const { user } = renderApp("/");
  await user.click(menuButton());
  expect(await screen.findByRole("link", { name: "Explain covenant theology" })).toBeTruthy();
});

test("does not focus the search box, which would open the keyboard", () => {
  stubServer();
  renderApp("/");
  expect(document.activeElement).toBe(document.body);
});
