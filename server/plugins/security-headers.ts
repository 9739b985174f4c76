/** Security headers: the page may load from its own origin only, and run no inline script but its own. */
import { createHash } from "node:crypto";
import fp from "fastify-plugin";

const YEAR_SECONDS = 31_536_000;
/** Browser features that the page never uses. */
const PERMISSIONS = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Sets the security headers, HSTS on requests over HTTPS (to us or to a trusted proxy), and the id of the request,
 * which the log names too.
 *
 * @param options.page - The built page of the client, whose inline scripts are allowed by hash; null if there is none.
 */
export const securityHeaders = fp<{ page: string | null }>(
  async (app, { page }) => {
    const headers = {
      "content-security-policy": [
        "default-src 'self'",
        ["script-src 'self'", ...inlineScriptHashes(page ?? "")].join(" "),
        "style-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join(";"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "permissions-policy": PERMISSIONS,
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-dns-prefetch-control": "off",
      // For browsers that do not know `frame-ancestors`.
      "x-frame-options": "DENY",
    };
    app.addHook("onRequest", (request, reply, done) => {
      reply.headers(headers).header("x-request-id", request.id);
      if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${YEAR_SECONDS}`);
      done();
    });
  },
  { name: "security-headers", fastify: "5.x" },
);

/** @returns A CSP source for each executable inline script. Data blocks (`type="application/json"`) need none. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => {
    return `'sha256-${createHash("sha256")
      .update(script ?? "")
      .digest("base64")}'`;
  });
}
