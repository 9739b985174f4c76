/** Leaving a question without an answer for the editors. */
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PAGE_DATA_ID } from "../../server/contract/page-data.ts";
import { silenceConsoleErrors, takeConsoleErrors } from "../support/console.ts";
import { makeNothing, makePartners, makeSearchResult, makeSuggestions } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { Refusal, silence, stubServer } from "../support/stub-server.ts";

/** What the server puts into the page. */
function setPageData(questionDays: number | null) {
  const responses = { "/api/partners": makePartners(), "/api/suggestions": makeSuggestions() };
  const data = JSON.stringify({ revision: null, questionDays, responses });
  document.head.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
}

afterEach(() => {
  document.head.innerHTML = "";
});

function open(address = "/results?q=Who%20made%20it%3F", questionDays: number | null = 730, result = makeNothing()) {
  setPageData(questionDays);
  const server = stubServer();
  server.on("/api/search", result);
  server.on("/api/questions", {});
  return { server, ...renderApp(address) };
}

const button = () => screen.findByRole("button", { name: "Ask the editors" });

test.each(["/results?q=Who%20made%20it%3F", "/?q=Who%20made%20it%3F"])(
  "on %s, sends a question only when the button is pressed, and says so",
  async (address) => {
    const { server, user } = open(address);
    const ask = await button();
    expect(
      screen.getByText(/The text of your question is kept for two years, with the day; nothing about you is\./),
    ).toBeTruthy();
    expect(server.asked("/api/questions")).toEqual([]);
    await user.click(ask);
    expect(await screen.findByText("Thank you. The editors have your question.")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Thank you. The editors have your question.");
    expect(server.asked("/api/questions")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Ask the editors" })).toBeNull();
  },
);

test.each([
  [1, "one day"],
  [14, "two weeks"],
  [365, "one year"],
  [1000, "1000 days"],
])("says for how long a question is kept: %s days", async (days, words) => {
  open("/results?q=Who%20made%20it%3F", days);
  expect(await screen.findByText(new RegExp(`is kept for ${words}, with the day`))).toBeTruthy();
});

test("cannot send a question twice while it is on its way", async () => {
  const { server, user } = open();
  server.on("/api/questions", silence);
  await user.click(await button());
  expect(((await button()) as HTMLButtonElement).disabled).toBe(true);
});

test.each([
  [
    "the server's reason",
    new Refusal(429, "Too Many Requests", "Too many questions from this address; try again in a minute."),
    "The question could not be sent. Too many questions from this address; try again in a minute.",
  ],
  [
    "a fault of the server",
    new Refusal(500, "Internal Server Error"),
    "The question could not be sent. The server could not answer.",
  ],
])("explains a failure in plain words: %s", async (_, refusal, words) => {
  silenceConsoleErrors();
  const { server, user } = open();
  server.on("/api/questions", refusal);
  await user.click(await button());
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect((await takeConsoleErrors())[0]?.[0]).toBe("Question error:");
  server.on("/api/questions", {});
  await user.click(await button());
  expect(await screen.findByText("Thank you. The editors have your question.")).toBeTruthy();
});

test("does not offer to send a question that is too long to store", async () => {
  open(`/results?q=${"why%20".repeat(80)}`);
  expect(await screen.findByText(/Shorten yours and search again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask the editors" })).toBeNull();
});

test("offers nothing if the server does not store questions", async () => {
  open("/results?q=Who%20made%20it%3F", null);
  await screen.findByRole("heading", { name: "No matching answers found" });
  expect(screen.queryByRole("region", { name: "Ask the editors" })).toBeNull();
});

test("offers nothing when there is an answer", async () => {
  open("/results?q=Who%20made%20it%3F", 730, makeSearchResult());
  await screen.findByRole("tab", { name: "Answer" });
  expect(screen.queryByRole("region", { name: "Ask the editors" })).toBeNull();
});
