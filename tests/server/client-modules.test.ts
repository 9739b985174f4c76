/** Each module of the client on its own. */
import { expect, test } from "vitest";

/** All but the entry, which mounts the client in a page, and what builds it. */
const modules = import.meta.glob([
  "../../web/{app,routes}.tsx",
  "../../web/{components,data,hooks,lib,pages,stores}/**/*.{ts,tsx}",
]);

test("every module of the client can be imported without a page", async () => {
  expect(typeof window).toBe("undefined");
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  for (const load of Object.values(modules)) await load();
});
