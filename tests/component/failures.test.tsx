/** What happens when the server is slow, refuses, fails or is gone; and the pages for errors. */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "../../web/components/layout/error-boundary.tsx";
import { ApiError } from "../../web/data/transport.ts";
import { useQuery } from "../../web/data/use-query.ts";
import { ErrorPage } from "../../web/pages/error.tsx";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeAnswer, makeSearchResult } from "../support/make.ts";
import { makeAnswerList, makeLibrary } from "../support/make-library.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, silence, stubServer } from "../support/stub-server.ts";

const broken = new Refusal(500, "Internal Server Error");

test("tries three times more, after 1, 2 and 4 seconds, and stays in the searching state meanwhile", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", broken);
  renderApp("/results?q=grace");
  const attempts = () => server.asked("/api/search").length;
  await screen.findByText("Searching theological resources...");
  expect(attempts()).toBe(1);
  for (const [wait, total] of [
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait - 500);
    expect(attempts()).toBe(total - 1);
    expect(screen.getByText("Searching theological resources...")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(500);
    expect(attempts()).toBe(total);
  }
  expect(await screen.findByText("No matching answers found")).toBeTruthy();
  expect(await takeConsoleErrors()).toEqual([["Search error:", expect.objectContaining({ status: 500 })]]);
});

test("says that the search failed, and tries again on request", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", broken);
  const { user } = renderApp("/?q=grace");
  await screen.findByText("Searching theological resources...");
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await failure()).textContent).toContain("The search failed.");
  await takeConsoleErrors();

  server.on("/api/search", makeSearchResult());
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("tab", { name: "Sources (4)" })).toBeTruthy();
});

/** What failed, said in the page. */
const failure = () => screen.findByRole("alert");

test.each([
  ["/results?q=grace", "/api/search", "The search failed."],
  ["/?q=grace", "/api/search", "The search failed."],
  ["/search?q=grace", "/api/answers", "The search failed."],
  ["/library", "/api/library", "The library could not be loaded."],
])("says on %s what failed until it succeeds, and tries again there", async (address, call, what) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on("/api/answers", makeAnswerList());
  server.on(call, broken);
  const { user } = renderApp(address);
  await waitFor(() => expect(server.asked(call)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await failure()).textContent).toBe(`${what} The server could not answer.Try again`);
  await vi.advanceTimersByTimeAsync(20_000); // Messages are gone by then.
  expect(screen.getByRole("alert").textContent).toContain(what);
  await takeConsoleErrors();

  server.on(
    call,
    call === "/api/search" ? makeSearchResult() : call === "/api/answers" ? makeAnswerList() : makeLibrary(),
  );
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test.each([
  [true, "The search failed. The server cannot be reached. Loci tries again every half minute."],
  [false, "The search failed. You are offline. Loci tries again as soon as you are online."],
])("distinguishes a dead server from a missing network (online: %s)", async (online, line) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  const server = stubServer();
  server.on("/api/search", () => Promise.reject(new TypeError("Failed to fetch")));
  renderApp("/results?q=grace");
  await screen.findByText("Searching theological resources...");
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await failure()).textContent).toContain(line);
  await takeConsoleErrors();
});

test.each([
  ["/results?q=grace", "/api/search"],
  ["/?q=grace", "/api/search"],
  ["/search?q=grace", "/api/answers"],
  ["/library", "/api/library"],
])("says on %s after four seconds that it takes longer than usual", async (address, call) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on(call, silence);
  renderApp(address);
  await waitFor(() => expect(server.asked(call)).toHaveLength(1));
  await screen.findByText(/^(Searching|Opening)/);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText("This is taking longer than usual.")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText("This is taking longer than usual.").getAttribute("role")).toBe("status");
});

test("recovers automatically when the server is back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", () => Promise.reject(new TypeError("Failed to fetch")));
  renderApp("/results?q=grace");
  await screen.findByText("Searching theological resources...");
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await screen.findByText("No matching answers found")).toBeTruthy();
  await takeConsoleErrors();

  server.on("/api/search", makeSearchResult());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole("tab", { name: "Sources" })).toBeTruthy();
});

test("does not repeat a search that the server refuses", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", new Refusal(400, "Bad Request", "There is no partner named nobody."));
  renderApp("/results?q=grace&partner=nobody");
  expect(await screen.findByText("No matching answers found")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked("/api/search")).toHaveLength(1);
  expect(await takeConsoleErrors()).toHaveLength(1);
});

test.each([
  ["/api/search", "/results?q=grace"],
  ["/api/search", "/?q=grace"],
  ["/api/answers", "/search?q=grace"],
])("says why the server refuses %s, for %s, and does not offer to try again", async (path, address) => {
  silenceConsoleErrors();
  const why = "The question has 1201 characters; shorten it to 1000.";
  const server = stubServer();
  server.on("/api/library", makeLibrary());
  server.on(path, new Refusal(400, "Bad Request", why));
  renderApp(address);
  expect((await failure()).textContent).toBe(why);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(await takeConsoleErrors()).toHaveLength(1);
});

test("passes on how long to wait after too many requests, and then tries again", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on(
    "/api/search",
    new Refusal(429, "Too Many Requests", "Too many requests from this address; try again in a minute."),
  );
  const { user } = renderApp("/results?q=grace");
  expect((await failure()).textContent).toContain(
    "The search failed. Too many requests from this address; try again in a minute.",
  );
  await takeConsoleErrors();
  server.on("/api/search", makeSearchResult());
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("tab", { name: "Sources" })).toBeTruthy();
});

test("shortens an overlong question in the heading, so that the refusal is visible", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", new Refusal(400, "Bad Request", "The question has 1200 characters; shorten it to 1000."));
  renderApp(`/results?q=${"word%20".repeat(240)}`);
  expect((await failure()).textContent).toBe("The question has 1200 characters; shorten it to 1000.");
  expect(screen.getByRole("heading", { level: 1 }).textContent?.length).toBeLessThan(170);
  await takeConsoleErrors();
});

test("evicts what no screen has used for five minutes, and not before", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = stubServer();
  const { user, goBack } = renderApp("/results?q=grace");
  await screen.findByRole("tab", { name: "Sources" });

  await user.click(screen.getByRole("link", { name: "Ask another question" }));
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  server.on("/api/search", silence);
  goBack();
  expect(await screen.findByRole("tab", { name: "Sources" })).toBeTruthy();

  await user.click(screen.getByRole("link", { name: "Ask another question" }));
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1_000);
  goBack();
  expect(await screen.findByText("Searching theological resources...")).toBeTruthy();
});

test("shows the 404 page for an unknown path, logs the path, and leads home", async () => {
  silenceConsoleErrors();
  stubServer();
  const { user, address } = renderApp("/no/such/page");
  expect(await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeTruthy();
  expect(screen.getByText(/^This page is missing\./)).toBeTruthy();
  expect(await takeConsoleErrors()).toEqual([[expect.any(String), "/no/such/page"]]);
  await user.click(screen.getByRole("link", { name: "Return to Home" }));
  expect(address()).toBe("/");
});

async function renderFailing(error: unknown) {
  silenceConsoleErrors();
  function Failing(): never {
    throw error;
  }
  render(
    <ErrorBoundary place="here" fallback={(error) => <ErrorPage error={error} />}>
      <Failing />
    </ErrorBoundary>,
  );
  await takeConsoleErrors();
}

test("shows the status and its text when a screen fails on a reply of the server", async () => {
  await renderFailing(new ApiError({ statusCode: 500, error: "Internal Server Error", message: "Something broke." }));
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
  expect(screen.getByText("500 Internal Server Error")).toBeTruthy();
});

test("shows the message when a screen fails on anything else", async () => {
  await renderFailing(new Error("The ink has run out."));
  expect(screen.getByText("The ink has run out.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("Back leads from a failed screen to the previous one", async () => {
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/search", { ...makeSearchResult(), answer: { ...makeAnswer(), citations: null } });
  const { goBack } = renderApp("/", "/results?q=grace");
  await screen.findByRole("heading", { name: "Unexpected Application Error!" });
  await takeConsoleErrors();
  goBack();
  expect(await screen.findByRole("heading", { name: "What would you like to know?" })).toBeTruthy();
});

test("fails with 'data is undefined' when data is read that is not in the cache", async () => {
  silenceConsoleErrors();
  function Hasty() {
    return <p>{String(useQuery(null).data)}</p>;
  }
  render(
    <ErrorBoundary place="here" fallback={(error) => <ErrorPage error={error} />}>
      <Hasty />
    </ErrorBoundary>,
  );
  expect(screen.getByText("data is undefined")).toBeTruthy();
  await takeConsoleErrors();
});
