/** Before each component test: an empty device. After it: nothing rendered, and no error that nobody expected. */
import { cleanup, configure, fireEvent } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { prefetchAllPages } from "../../web/routes.tsx";
import { resetStores } from "../../web/stores/store.ts";

// Pages load on demand, and a busy machine takes its time over that.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share modules, so a page that one test has loaded is loaded for the next: here all of them are.
beforeAll(prefetchAllPages);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no Cookie Store API.
  document.cookie = "sidebar:state=; max-age=0; path=/";
  resetStores();
  vi.spyOn(console, "error");
});

afterEach(() => {
  // A pointer that rests on a message holds it, and those of the next test.
  for (const messages of document.querySelectorAll('[role="status"] > div')) fireEvent.pointerLeave(messages);
  cleanup();
  toast.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(unexpected, "A test that expects console.error takes it with takeConsoleErrors().").toEqual([]);
});
