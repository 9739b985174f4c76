/** The modules of the client on their own. */
import { expect, test } from "vitest";

/** All but the entry, which mounts the client in a page, and what builds it. */
const modules = import.meta.glob([
  "../../web/{app,routes}.tsx",
  "../../web/{components,data,hooks,lib,pages,stores}/**/*.{ts,tsx}",
]);

test("every module of the client can be imported where there is no page", async () => {
  expect(typeof window).toBe("undefined");
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  for (const load of Object.values(modules)) await load();
});
