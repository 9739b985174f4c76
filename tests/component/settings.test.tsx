/** Settings: choices that apply at once, and what is kept on this device. */
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { followTextSize } from "../../web/stores/text-size.ts";
import { followTheme } from "../../web/stores/theme.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

function open() {
  stubServer();
  return renderApp("/settings");
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("the theme applies at once and is kept", async () => {
  const { user } = open();
  followTheme();
  await user.click((await section("Theme")).getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("the text size applies at once and is kept", async () => {
  const { user } = open();
  followTextSize();
  const size = await section("Text size");
  expect(size.getByText("Standard")).toBeTruthy();
  await user.click(size.getByRole("button", { name: "Larger text" }));
  expect(size.getByText("Large")).toBeTruthy();
  expect(document.documentElement.dataset.textSize).toBe("large");
  expect(localStorage.getItem("text-size")).toBe("large");
});

test("the translation of the Bible is kept", async () => {
  const { user } = open();
  const web = (await section("Bible")).getByRole("button", { name: "World English Bible" });
  await user.click(web);
  expect(web.getAttribute("aria-pressed")).toBe("true");
  expect(localStorage.getItem("translation")).toBe("web");
});

test("default sources are chosen in every new search", async () => {
  const { user } = open();
  const sources = await section("Default sources");
  await user.click(await sources.findByRole("checkbox", { name: "Monergism" }));
  expect(sources.getByText("1 of 9")).toBeTruthy();
  expect(localStorage.getItem("default-partners")).toBe('["monergism"]');
  await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Home" }));
  expect(await screen.findByText("Only Monergism is searched.")).toBeTruthy();
});

test("history is cleared only when that is confirmed", async () => {
  const { user } = open();
  const history = await section("History");
  expect(history.getByText("Eight recent searches are in the sidebar.")).toBeTruthy();
  await user.click(history.getByRole("button", { name: "Clear history" }));
  expect(history.getByText("Clear eight searches?")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Keep");
  await user.click(history.getByRole("button", { name: "Keep" }));
  expect(document.activeElement?.textContent).toBe("Clear history");
  await user.click(history.getByRole("button", { name: "Clear history" }));
  await user.click(history.getByRole("button", { name: "Clear" }));
  expect(history.getByText("There are no recent searches.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(localStorage.getItem("history")).toBe("[]");
});

test("everything stored can be exported as one file", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:all";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  localStorage.setItem("history", '["What is grace?"]');
  const { user } = open();
  await user.click((await section("This device")).getByRole("button", { name: "Export as one file" }));
  expect(Object.keys(JSON.parse((await files[0]?.text()) ?? ""))).toEqual([
    "madeBy",
    "exportedAt",
    "study",
    "readingLists",
    "history",
    "defaultPartners",
    "theme",
    "textSize",
    "singleKeys",
    "translation",
    "sidebarOpen",
  ]);
  expect(await files[0]?.text()).toContain("What is grace?");
});

test("everything can be cleared, after confirmation, and nothing is left", async () => {
  localStorage.setItem("history", '["What is grace?"]');
  localStorage.setItem("text-size", "large");
  sessionStorage.setItem("scroll", "[]");
  const { user } = open();
  const device = await section("This device");
  await user.click(device.getByRole("button", { name: "Clear everything" }));
  await user.click(device.getByRole("button", { name: "Clear" }));
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(await screen.findByText("Everything cleared")).toBeTruthy();
});

test("lists the keys", async () => {
  open();
  expect((await section("Keyboard")).getByText("Show or hide the sidebar")).toBeTruthy();
});
