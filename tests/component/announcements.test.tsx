/** What screen readers announce. */
import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Announcer } from "../../web/components/layout/announcer.tsx";
import { announce } from "../../web/stores/announcements.ts";

const regions = () => [...document.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent);

test("the same announcement twice is spoken twice: the second goes to the other region", () => {
  render(<Announcer />);
  act(() => announce("Moved to 2 of 3"));
  const first = regions();
  act(() => announce("Moved to 2 of 3"));
  const second = regions();
  expect(first.toSorted()).toEqual(["", "Moved to 2 of 3"]);
  expect(second).toEqual(first.toReversed());
});
