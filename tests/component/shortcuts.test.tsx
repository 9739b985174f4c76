/** The keys that work on every page: what they do, where they are left alone, and the sheet that lists them. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { shortcuts } from "../../web/hooks/use-shortcuts.ts";
import { sidebarOpen } from "../../web/stores/sidebar.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

async function openAnswer() {
  stubServer();
  const app = renderApp("/results?q=What%20is%20salvation%3F");
  await screen.findByRole("button", { name: "Save in Study" });
  return app;
}

const isSaved = () => screen.getByRole("button", { name: "Save in Study" }).getAttribute("aria-pressed");

test("S saves the answer and removes it", async () => {
  const { user } = await openAnswer();
  await user.keyboard("s");
  await waitFor(() => expect(isSaved()).toBe("true"));
  await user.keyboard("S");
  await waitFor(() => expect(isSaved()).toBe("false"));
});

test("C cites the answer", async () => {
  const { user } = await openAnswer();
  await user.keyboard("c");
  expect(await screen.findByRole("dialog", { name: "Cite this answer" })).toBeTruthy();
});

test.each([
  ["{Control>}k{/Control}", "Linux x86_64"],
  ["{Meta>}k{/Meta}", "MacIntel"],
  ["/", "Win32"],
])("%s goes to the search box on %s", async (keys, platform) => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  const { user, address } = await openAnswer();
  await user.keyboard(keys);
  await waitFor(() => expect(address()).toBe("/"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Your question")));
});

test("in a text field, keys type, but Ctrl+K works", async () => {
  stubServer();
  const { user } = renderApp("/");
  const box = await screen.findByLabelText("Your question");
  await user.click(box);
  await user.keyboard("s?/jk");
  expect((box as HTMLTextAreaElement).value).toBe("s?/jk");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.tab();
  await user.keyboard("{Control>}k{/Control}");
  expect(document.activeElement).toBe(box);
});

test("on a Mac, Ctrl+B in a text field moves the caret, as everywhere there", async () => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  stubServer();
  const { user } = renderApp("/");
  await user.click(await screen.findByLabelText("Your question"));
  await user.keyboard("{Control>}b{/Control}");
  expect(sidebarOpen.get()).toBe(true);
  await user.keyboard("{Meta>}b{/Meta}");
  expect(sidebarOpen.get()).toBe(false);
});

test("with Alt, or Shift and Ctrl, the browser keeps its own keys", async () => {
  const { user, address } = await openAnswer();
  await user.keyboard("{Alt>}s{/Alt}{Control>}s{Shift>}k{/Shift}{/Control}");
  expect(isSaved()).toBe("false");
  expect(address()).toMatch(/^\/results/);
});

test("? shows every shortcut, and disables the others while open", async () => {
  const { user } = await openAnswer();
  await user.keyboard("?");
  const sheet = within(await screen.findByRole("dialog", { name: "Keyboard" }));
  const shown = sheet.getAllByRole("term").map(({ textContent }) => textContent?.trim());
  for (const key of Object.values(shortcuts).flat()) expect(shown.join(" or ")).toContain(key.replace("Mod+", "Ctrl "));
  await user.keyboard("s");
  expect(isSaved()).toBe("false");
});

test("single keys can be turned off, permanently", async () => {
  stubServer();
  const { user } = renderApp("/settings");
  const keyboard = within(await screen.findByRole("region", { name: "Keyboard" }));
  await user.click(keyboard.getByRole("checkbox", { name: /^Use keys that work alone/ }));
  expect(keyboard.queryByText("Save the answer in Study, or remove it")).toBeNull();
  expect(keyboard.getByText("Go to the search box")).toBeTruthy();
  expect(localStorage.getItem("single-keys")).toBe("false");
  await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Study" }));
  await screen.findByRole("heading", { level: 1, name: "Study" });
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
