/** Security headers: the page may load from its own origin only, and run no inline script but its own. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fp from "fastify-plugin";
import helmet, { type HelmetOptions } from "helmet";

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
      ...headersOf({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", ...inlineScriptHashes(page ?? "")],
            styleSrc: ["'self'"],
            imgSrc: ["'self'", "data:"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
        referrerPolicy: { policy: "strict-origin-when-cross-origin" },
        strictTransportSecurity: false,
        xFrameOptions: { action: "deny" },
        // For browsers and plugins that no longer exist.
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
      }),
      "permissions-policy": PERMISSIONS,
    };
    app.addHook("onRequest", (request, reply, done) => {
      reply.headers(headers).header("x-request-id", request.id);
      if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${YEAR_SECONDS}`);
      done();
    });
  },
  { name: "security-headers", fastify: "5.x" },
);

/** @returns The headers that Helmet sets. They are the same for all responses, so they are computed once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** @returns A CSP source for each executable inline script. Data blocks (`type="application/json"`) need none. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => {
    return `'sha256-${createHash("sha256")
      .update(script ?? "")
      .digest("base64")}'`;
  });
}
