/** The headers that keep the page to itself: this origin only, no inline script but the one the page is built with. */
import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import fp from "fastify-plugin";

const YEAR_SECONDS = 31_536_000;
/** What browsers can do and the page never asks for. */
const PERMISSIONS = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Sets the security headers. Whoever came by https, to us or to a proxy that is trusted, is told to stay with it. Every
 * answer names its request, as the log does.
 *
 * @param options.page - The client's page as it is built; its inline scripts are allowed by their hashes.
 */
export const securityHeaders = fp<{ page: string | null }>(
  async (app, { page }) => {
    await app.register(helmet, {
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
    });
    app.addHook("onRequest", (request, reply, done) => {
      reply.header("permissions-policy", PERMISSIONS);
      reply.header("x-request-id", request.id);
      if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${YEAR_SECONDS}`);
      done();
    });
  },
  { name: "security-headers", fastify: "5.x" },
);

/** @returns The CSP source of each inline script that runs; a block of data (`type="application/json"`) does not. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => {
    return `'sha256-${createHash("sha256")
      .update(script ?? "")
      .digest("base64")}'`;
  });
}
