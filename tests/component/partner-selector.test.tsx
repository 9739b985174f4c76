/** Search sources: choosing the partners that are searched. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { PartnerSelector } from "../../web/components/search/partner-selector.tsx";
import { makeNothing, makePartners } from "../support/make.ts";
import { renderApp } from "../support/render-app.tsx";
import { stubServer } from "../support/stub-server.ts";

function renderSelector(initial: string[] = []) {
  const onChange = vi.fn<(selected: string[]) => void>();
  function Parent() {
    const [selected, setSelected] = useState(initial);
    const change = (next: string[]) => {
      onChange(next);
      setSelected(next);
    };
    return <PartnerSelector partners={makePartners()} selected={selected} onChange={change} />;
  }
  render(<Parent />);
  return { user: userEvent.setup(), onChange };
}

const names = () => screen.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
const button = (name: string) => screen.getByRole("button", { name });

test("shows the first six, the rest on demand, and fewer again", async () => {
  const { user } = renderSelector();
  expect(names()).toHaveLength(6);
  await user.click(button("See 3 More"));
  expect(names()).toEqual(makePartners().map(({ name }) => name));
  await user.click(button("Show Less"));
  expect(names()).toHaveLength(6);
});

test("reports every change to its parent, in display order", async () => {
  const { user, onChange } = renderSelector();
  await user.click(screen.getByRole("checkbox", { name: "Wikisource (English)" }));
  await user.click(screen.getByRole("checkbox", { name: "Orthodox Presbyterian Church" }));
  await user.click(screen.getByRole("checkbox", { name: "Wikisource (English)" }));
  expect(onChange.mock.calls).toEqual([[["wikisource"]], [["opc", "wikisource"]], [["opc"]]]);
});

test("selects all, including hidden ones, and clears", async () => {
  const { user, onChange } = renderSelector();
  await user.click(button("Select all"));
  expect(onChange).toHaveBeenLastCalledWith(makePartners().map(({ id }) => id));
  await user.click(button("Clear"));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(button("Clear").hasAttribute("disabled")).toBe(true);
});

test.each([
  [[], "All nine are searched until you choose."],
  [["ccel"], "Only Christian Classics Ethereal Library is searched."],
  [["ccel", "opc", "crcna"], "Only the three chosen are searched."],
])("says of the choice %j: %s", (selected, text) => {
  renderSelector(selected);
  expect(screen.getByText(text)).toBeTruthy();
});

test("restricts the search that follows", async () => {
  const server = stubServer();
  const { user, address } = renderApp("/");
  await user.click(await screen.findByRole("checkbox", { name: "Orthodox Presbyterian Church" }));
  await user.type(screen.getByRole("textbox", { name: "Your question" }), "grace{Enter}");
  expect(address()).toBe("/results?q=grace&partner=opc");
  await screen.findByRole("tab", { name: "Sources" });
  expect(server.asked("/api/search")[0]?.searchParams.getAll("partner")).toEqual(["opc"]);
});

test("starts with the default sources of Settings", async () => {
  localStorage.setItem("default-partners", JSON.stringify(["ccel", "opc"]));
  stubServer();
  renderApp("/");
  expect(await screen.findByText("Only the two chosen are searched.")).toBeTruthy();
});

test("keeps the choice for the next question, whatever the answer on the screen was restricted to", async () => {
  localStorage.setItem("default-partners", JSON.stringify(["ccel", "opc"]));
  stubServer();
  const { user, address } = renderApp("/?q=grace&partner=ccel&partner=nobody");
  expect(await screen.findByText("Only the two chosen are searched.")).toBeTruthy();
  expect(await screen.findByText(/^Sources shown: Christian Classics Ethereal Library\./)).toBeTruthy();
  await user.click(await screen.findByRole("checkbox", { name: "Christian Classics Ethereal Library" }));
  await user.type(screen.getByRole("textbox", { name: "Your question" }), "?{Enter}");
  expect(address()).toBe("/results?q=grace%3F&partner=opc");
});

test("clears the choice once all sources were searched instead", async () => {
  const server = stubServer();
  const { user } = renderApp("/");
  await user.click(await screen.findByRole("checkbox", { name: "Wikisource (English)" }));
  server.on("/api/search", makeNothing());
  await user.type(screen.getByRole("textbox", { name: "Your question" }), "grace{Enter}");
  await user.click(await screen.findByRole("button", { name: "Search all nine sources" }));
  await user.click(screen.getByRole("link", { name: "Ask another question" }));
  expect(await screen.findByText("All nine are searched until you choose.")).toBeTruthy();
});
