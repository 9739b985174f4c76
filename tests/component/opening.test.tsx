/** Code that loads on demand: what shows while it is on its way, and when it cannot be fetched or fails. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type PropsWithChildren, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { CodeBoundary, FailedPage, OpeningPage } from "../../web/components/layout/opening-page.tsx";
import { lazyOptional, lazyPart } from "../../web/components/ui/lazy.tsx";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";

const Page = () => <h1>The page</h1>;

const failToFetch = () => Promise.reject(new TypeError("Failed to fetch"));

function open(load: () => Promise<typeof Page>) {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", failToFetch);
  const Part = lazyPart(load, OpeningPage);
  render(
    <MemoryRouter>
      <CodeBoundary Failed={FailedPage}>
        <Suspense fallback="before">
          <Part />
        </Suspense>
      </CodeBoundary>
    </MemoryRouter>,
  );
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const tryAgain = () => fireEvent.click(screen.getByRole("button", { name: "Try again" }));
const heading = () => screen.queryByRole("heading", { level: 1 })?.textContent;
const logged = async () => (await takeConsoleErrors()).filter(([text]) => text === "Code error:");

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

test("says that the network is down, and loads the whole page again when it is back", async () => {
  silenceConsoleErrors();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open(failToFetch);
  await wait(0);
  expect(heading()).toBe("This page could not be opened");
  expect(screen.getByRole("alert").textContent).toContain("You are offline.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(reload).toHaveBeenCalledOnce();
  expect(await logged()).toHaveLength(1);
});

test("says that the server cannot be reached, and loads the whole page again on request", async () => {
  silenceConsoleErrors();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  open(failToFetch);
  await wait(0);
  expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
  expect(reload).not.toHaveBeenCalled();
  tryAgain();
  expect(reload).toHaveBeenCalledOnce();
  expect(await logged()).toHaveLength(1);
});

test("says and logs what failed in code that the server has sent", async () => {
  silenceConsoleErrors();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  const failure = new TypeError("x is not a function");
  open(() => Promise.reject(failure));
  vi.stubGlobal("fetch", async () => new Response());
  await wait(0);
  expect(screen.getByRole("alert").textContent).toContain("Its code has failed: x is not a function");
  expect(await logged()).toEqual([["Code error:", failure]]);
  expect(reload).not.toHaveBeenCalled();
});

test("leaves out an optional part that cannot be loaded, and shows its children", async () => {
  silenceConsoleErrors();
  vi.stubGlobal("fetch", failToFetch);
  const Part = lazyOptional<PropsWithChildren>(failToFetch);
  render(
    <Suspense fallback="before">
      <Part>what it holds</Part>
    </Suspense>,
  );
  expect(await screen.findByText("what it holds")).toBeTruthy();
  expect(await logged()).toHaveLength(1);
});
