/** Code that loads on demand: what shows while it is on its way, and when it cannot be fetched. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type PropsWithChildren, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { OpeningPage } from "../../web/components/layout/opening-page.tsx";
import { lazyOptional, lazyWithFallback } from "../../web/components/ui/lazy.ts";

const Page = () => <h1>The page</h1>;

const failToFetch = () => Promise.reject(new TypeError("Failed to fetch"));

function open(load: () => Promise<typeof Page>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", failToFetch);
  const Part = lazyWithFallback(load, OpeningPage);
  render(
    <MemoryRouter>
      <Suspense fallback="before">
        <Part />
      </Suspense>
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const heading = () => screen.queryByRole("heading", { level: 1 })?.textContent;

test("keeps the previous page for a second, then says that the next one opens, and after four that it takes long", async () => {
  let arrive = (_page: typeof Page) => {};
  open(() => new Promise((resolve) => (arrive = resolve)));
  await wait(900);
  expect(screen.getByText("before")).toBeTruthy();
  await wait(200);
  expect(heading()).toBe("Opening the page…");
  await wait(4_000);
  expect(screen.getByText("This is taking longer than usual.")).toBeTruthy();
  await act(async () => arrive(Page));
  expect(heading()).toBe("The page");
});

test("says at once that the network is down, and opens the page when it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open(async () => {
    if (!navigator.onLine) throw new TypeError("Failed to fetch");
    return Page;
  });
  await wait(0);
  expect(heading()).toBe("This page could not be opened");
  expect(screen.getByRole("alert").textContent).toContain("You are offline.");
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await wait(0);
  expect(heading()).toBe("The page");
});

test("retries three times, then says that the server cannot be reached, and tries again on request", async () => {
  let tries = 0;
  let isUp = false;
  const user = open(async () => {
    tries += 1;
    if (!isUp) throw new TypeError("Failed to fetch");
    return Page;
  });
  await wait(0);
  expect(heading()).toBe("Opening the page…");
  await wait(7_000);
  expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
  const before = tries;
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await wait(0);
  expect(heading()).toBe("The page");
  expect(tries).toBe(before + 1);
});

test("reloads the page if trying again fails although the server answers, because browsers keep failed imports", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  const user = open(failToFetch);
  vi.stubGlobal("fetch", async () => new Response());
  await wait(0);
  await wait(7_000);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await wait(0);
  expect(reload).toHaveBeenCalledOnce();
});

test("leaves out an optional part that cannot be loaded, and shows its children", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const Part = lazyOptional<PropsWithChildren>(() => {
    tries += 1;
    return failToFetch();
  });
  render(
    <Suspense fallback="before">
      <Part>what it holds</Part>
    </Suspense>,
  );
  await wait(6_900);
  expect(screen.getByText("before")).toBeTruthy();
  await wait(200);
  expect(screen.getByText("what it holds")).toBeTruthy();
  expect(tries).toBe(4);
});
