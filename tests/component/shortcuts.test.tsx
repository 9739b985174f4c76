/** The keys that work on every page: what they do, and where they are left alone. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sidebarOpen } from "../../web/stores/sidebar.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

async function openAnswer() {
  stubServer();
  const app = renderApp("/results?q=What%20is%20salvation%3F");
  await screen.findByRole("button", { name: "Save in Study" });
  return app;
}

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
  await user.keyboard("and/or");
  expect((box as HTMLTextAreaElement).value).toBe("and/or");
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
  await user.keyboard("{Alt>}/{/Alt}{Control>}{Shift>}k{/Shift}{/Control}");
  expect(address()).toMatch(/^\/results/);
});

test("while a dialog is open, / goes nowhere", async () => {
  const { user, address } = await openAnswer();
  await user.click(screen.getByRole("button", { name: "Cite" }));
  await screen.findByRole("dialog", { name: "Cite this answer" });
  await user.keyboard("/");
  expect(address()).toMatch(/^\/results/);
});

test("the key that works alone can be turned off, permanently", async () => {
  stubServer();
  const { user, address } = renderApp("/settings");
  const keyboard = within(await screen.findByRole("region", { name: "Keyboard" }));
  await user.click(keyboard.getByRole("checkbox", { name: /^Let the key \/ / }));
  expect(keyboard.queryByText("/")).toBeNull();
  expect(keyboard.getByText("Go to the search box")).toBeTruthy();
  expect(localStorage.getItem("single-keys")).toBe("false");
  await user.keyboard("/");
  expect(address()).toBe("/settings");
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(address()).toBe("/"));
});
