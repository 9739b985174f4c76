/** Which revision of the content the page follows, when answers of several come in. */
import { beforeEach, expect, test, vi } from "vitest";
import { beginRevision, observeRevision, onNewRevision } from "../../web/data/revision.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

/** @param name - The revision in the page, if one is. */
function follow(name: string | null) {
  beginRevision(name);
  const told: string[] = [];
  onNewRevision((address) => told.push(address));
  return told;
}

test("reports a new revision once", () => {
  const told = follow("1-aa");
  observeRevision("1-aa", "/api/search?q=1");
  observeRevision(null, "/api/search?q=2");
  expect(told).toEqual([]);
  observeRevision("2-bb", "/api/search?q=3");
  observeRevision("2-bb", "/api/search?q=4");
  observeRevision("3-cc", "/api/search?q=5");
  expect(told).toEqual(["/api/search?q=3", "/api/search?q=5"]);
});

test("takes the previous revision for a late response, and after a minute for a rollback", () => {
  const told = follow("1-aa");
  observeRevision("2-bb", "/api/partners");
  vi.advanceTimersByTime(59_000);
  observeRevision("1-aa", "/api/library");
  expect(told).toEqual(["/api/partners"]);
  vi.advanceTimersByTime(2_000);
  observeRevision("1-aa", "/api/library");
  expect(told).toEqual(["/api/partners", "/api/library"]);
});

test("begins with the first response when the page came without a revision", () => {
  const told = follow(null);
  observeRevision("1-aa", "/api/partners");
  expect(told).toEqual([]);
  observeRevision("2-bb", "/api/suggestions");
  expect(told).toEqual(["/api/suggestions"]);
});
