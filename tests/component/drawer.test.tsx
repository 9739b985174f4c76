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

const app = () => document.querySelector(".app");

test("opens from the menu button, takes the focus, and makes the page behind it inert", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  expect(app()?.getAttribute("data-drawer")).toBe("open");
  expect(document.querySelector(".main")?.hasAttribute("inert")).toBe(true);
  const [closeButton] = screen.getAllByRole("button", { name: "Close menu" });
  expect(document.activeElement).toBe(closeButton);
});

test("closes on Escape and gives the focus back", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  await user.keyboard("{Escape}");
  expect(app()?.hasAttribute("data-drawer")).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open menu" }));
});

test("closes when one goes somewhere", async () => {
  stubServer();
  const { user, address } = renderApp("/");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  await user.click(screen.getByRole("link", { name: "Explain covenant theology" }));
  expect(address()).toBe("/?q=Explain%20covenant%20theology");
  await waitFor(() => expect(app()?.hasAttribute("data-drawer")).toBe(false));
});

test("opens and closes on Ctrl and B, and leaves the cookie of the wide sidebar alone", async () => {
  stubServer();
  const { user } = renderApp("/");
  await user.keyboard("{Control>}b{/Control}");
  expect(app()?.getAttribute("data-drawer")).toBe("open");
  await user.keyboard("{Control>}b{/Control}");
  expect(app()?.hasAttribute("data-drawer")).toBe(false);
  expect(document.cookie).not.toContain("sidebar:state");
});

test("is never collapsed to icons, whatever the cookie says", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no Cookie Store API.
  document.cookie = "sidebar:state=false; path=/";
  stubServer();
  renderApp("/");
  expect(app()?.getAttribute("data-sidebar")).toBe("expanded");
});

test("does not put the focus into the search box, where it would call the keyboard up", () => {
  stubServer();
  renderApp("/");
  expect(document.activeElement).toBe(document.body);
});
