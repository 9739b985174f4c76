/** Which revision of the content the page follows, when answers of several come in. */
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.body.innerHTML = "";
});

/** @param begun - The revision in the page, if one is. */
async function follow(begun?: string) {
  if (begun !== undefined) {
    const data = JSON.stringify({ partners: [], suggestions: { sets: [] }, revision: begun });
    document.body.innerHTML = `<script type="application/json" id="bootstrap">${data}</script>`;
  }
  const { observeRevision, onNewRevision } = await import("../../web/data/revision.ts");
  const told: string[] = [];
  onNewRevision((address) => told.push(address));
  return { observeRevision, told };
}

test("tells once of a revision that is not the page's", async () => {
  const { observeRevision, told } = await follow("1-aa");
  observeRevision("1-aa", "/api/search?q=1");
  observeRevision(null, "/api/search?q=2");
  expect(told).toEqual([]);
  observeRevision("2-bb", "/api/search?q=3");
  observeRevision("2-bb", "/api/search?q=4");
  observeRevision("3-cc", "/api/search?q=5");
  expect(told).toEqual(["/api/search?q=3", "/api/search?q=5"]);
});

test("takes the revision it left for a straggler, but after a minute for a return to it", async () => {
  const { observeRevision, told } = await follow("1-aa");
  observeRevision("2-bb", "/api/partners");
  vi.advanceTimersByTime(59_000);
  observeRevision("1-aa", "/api/library");
  expect(told).toEqual(["/api/partners"]);
  vi.advanceTimersByTime(2_000);
  observeRevision("1-aa", "/api/library");
  expect(told).toEqual(["/api/partners", "/api/library"]);
});

test("begins with the first answer when the page came without a revision", async () => {
  const { observeRevision, told } = await follow();
  observeRevision("1-aa", "/api/partners");
  expect(told).toEqual([]);
  observeRevision("2-bb", "/api/suggestions");
  expect(told).toEqual(["/api/suggestions"]);
});
