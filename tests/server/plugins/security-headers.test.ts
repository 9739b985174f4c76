import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { INLINE_SCRIPT } from "../../support/client-folder.ts";
import { useSmallClientApp } from "../../support/test-app.ts";

for (const path of ["/", "/api/health", "/api/nothing", "/logos/abbey.svg", "/favicon.svg", "/missing.png"])
  test(`sends the security headers with ${path}`, async () => {
    const app = await useSmallClientApp();
    const { headers } = await app.inject(path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });

test("allows this origin only, and no inline script but the page's own", async () => {
  const app = await useSmallClientApp();
  const policy = String((await app.inject("/")).headers["content-security-policy"]);
  const directives = Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name, ...sources] = directive.trim().split(" ");
      return [name, sources];
    }),
  );
  const hash = createHash("sha256").update(INLINE_SCRIPT).digest("base64");
  expect(directives).toEqual({
    "default-src": ["'self'"],
    "script-src": ["'self'", `'sha256-${hash}'`],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
});

test("does not force HTTPS, which is the proxy's task", async () => {
  const app = await useSmallClientApp();
  expect((await app.inject("/")).headers["strict-transport-security"]).toBeUndefined();
});
