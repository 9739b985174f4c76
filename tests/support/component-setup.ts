/**
 * Starts each component test on an empty device. Afterwards, nothing is rendered, and no unexpected error was logged.
 */
import { cleanup, configure } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { resetStores } from "../../web/stores/store.ts";

// Pages load on demand, and a busy machine takes its time over that.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no Cookie Store API.
  document.cookie = "sidebar:state=; max-age=0; path=/";
  resetStores();
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  toast.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(unexpected, "A test that expects console.error takes it with takeConsoleErrors().").toEqual([]);
});
