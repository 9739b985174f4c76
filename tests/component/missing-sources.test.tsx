/** When the list of sources cannot be loaded, on whatever page. */
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makePartners } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, stubServer } from "../support/stub-server.ts";

test("says that the sources could not be loaded, and tries again on request", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  silenceConsoleErrors();
  const server = stubServer();
  server.on("/api/partners", new Refusal(500, "Internal Server Error"));
  const { user } = renderApp("/");
  await waitFor(() => expect(server.asked("/api/partners")).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(7_500);
  expect(await screen.findByText(/The sources could not be loaded\./)).toBeTruthy();
  expect(await takeConsoleErrors()).toEqual([["Partners error:", expect.objectContaining({ status: 500 })]]);

  server.on("/api/partners", makePartners());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("checkbox", { name: "Orthodox Presbyterian Church" })).toBeTruthy();
});
