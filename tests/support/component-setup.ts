/** Before each component test, clears the device. After it, unmounts everything, and fails on unexpected errors. */
import { cleanup, configure, fireEvent } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { prefetchAllCode } from "../../web/routes.tsx";
import { resetStores } from "../../web/stores/store.ts";
import { storedValues } from "./stored-values.ts";

vi.mock("idb-keyval", () => import("./stored-values.ts").then(({ keyval }) => keyval));

// Pages load on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share modules. All pages are loaded first, so that tests do not depend on those before them.
beforeAll(prefetchAllCode);

beforeEach(() => {
  storedValues.clear();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no Cookie Store API.
  document.cookie = "sidebar:state=; max-age=0; path=/";
  resetStores();
  vi.spyOn(console, "error");
});

afterEach(() => {
  // A pointer over a message would also pause the messages of the next test.
  for (const messages of document.querySelectorAll('[role="status"] > div')) fireEvent.pointerLeave(messages);
  cleanup();
  toast.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(unexpected, "A test that expects console.error takes it with takeConsoleErrors().").toEqual([]);
});
