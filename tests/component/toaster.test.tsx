/** Messages: at most three, newest lowest, gone after 4.5 seconds, held while pointed at. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Toaster } from "../../web/components/ui/toaster.tsx";
import { messageHost, notify } from "../../web/stores/messages.ts";

/** The messages that show, each with the words of its action. */
const messages = () =>
  screen.queryAllByRole("button", { name: "Dismiss" }).map((button) => button.previousElementSibling?.textContent);

/** Stops the clock, so that on a busy machine no message goes before its time. */
function stopClock(): void {
  vi.useFakeTimers();
  // Testing Library knows a stopped clock only by Jest, and would wait for this one to move.
  vi.stubGlobal("jest", { advanceTimersByTime: vi.advanceTimersByTime });
}

async function send(...texts: string[]) {
  for (const text of texts) await act(async () => notify(text));
  await screen.findByText(new RegExp(`^${texts.at(-1)}`));
}

test("announces messages in an existing live region", async () => {
  render(<Toaster />);
  const region = screen.getByRole("status");
  await send("Link copied");
  expect(region.textContent).toContain("Link copied");
});

test("stacks at most three, the newest lowest", async () => {
  render(<Toaster />);
  await send("one", "two", "three", "four");
  expect(messages()).toEqual(["two", "three", "four"]);
});

test("removes a message after 4.5 seconds", async () => {
  stopClock();
  render(<Toaster />);
  await send("Link copied");
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(messages()).toEqual(["Link copied"]);
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(messages()).toEqual([]);
});

test("keeps a message while the pointer is over it", async () => {
  stopClock();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Toaster />);
  await send("Link copied");
  await user.hover(screen.getByText("Link copied"));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(messages()).toEqual(["Link copied"]);
});

test("keeps no message for a pointer that was over the region when a dialog took it over", async () => {
  stopClock();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Toaster />);
  await send("Link copied");
  await user.hover(screen.getByText("Link copied"));
  const dialog = document.body.appendChild(document.createElement("div"));
  act(() => messageHost.set(dialog));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(messages()).toEqual([]);
  act(() => messageHost.set(null));
  dialog.remove();
});

test("is dismissed by its button", async () => {
  render(<Toaster />);
  await send("Link copied");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(messages()).toEqual([]);
});

test("returns the focus when dismissed by key, and lets later messages expire", async () => {
  stopClock();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  );
  await send("Link copied");
  screen.getByRole("button", { name: "Before" }).focus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(messages()).toEqual([]);
  expect(document.activeElement?.textContent).toBe("Before");
  await send("Note removed");
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(messages()).toEqual([]);
});

test("lets the other messages stay for their time when one is undone by key", async () => {
  stopClock();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <>
      <button type="button">Restored</button>
      <Toaster />
    </>,
  );
  await send("Link copied");
  const restored = () => screen.getByRole("button", { name: "Restored" });
  await act(async () => notify("Note removed", { action: { label: "Undo", run: () => undefined, restored } }));
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(messages()).toEqual(["Link copied"]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(messages()).toEqual([]);
});

test("replaces a message of the same name", async () => {
  render(<Toaster />);
  await act(async () => notify("The search failed.", { name: "search-failed" }));
  await act(async () => notify("The search failed again.", { name: "search-failed" }));
  await screen.findByText("The search failed again.");
  expect(messages()).toEqual(["The search failed again."]);
});

test("shows a repeated message once, as the newest", async () => {
  render(<Toaster />);
  await send("Note copied", "Verse copied");
  const [first] = screen.getAllByText("Note copied");
  await send("Note copied");
  expect(messages()).toEqual(["Verse copied", "Note copied"]);
  // Another element, which a screen reader announces.
  expect(screen.getByText("Note copied")).not.toBe(first);
});

test("undoes each of several removals", async () => {
  const undone: string[] = [];
  render(<Toaster />);
  for (const name of ["one", "two"])
    await act(async () => notify("Note removed", { action: { label: "Undo", run: () => undone.push(name) } }));
  for (const index of [0, 0]) {
    const undo = await screen.findAllByRole("button", { name: "Undo" });
    await userEvent.click(undo[index] as HTMLElement);
  }
  expect(undone).toEqual(["one", "two"]);
  expect(messages()).toEqual([]);
});
