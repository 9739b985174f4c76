/** Lets chosen sites frame the responses of a scope. Everything else stays unframeable. */
import fp from "fastify-plugin";

/** @param options.origins - Of the sites. */
export const frameAncestors = fp<{ origins: readonly string[] }>(
  async (app, { origins }) => {
    // Not on the request, because a hook of another scope may respond to that.
    app.addHook("onSend", (_request, reply, _payload, done) => {
      const policy = String(reply.getHeader("content-security-policy"));
      reply
        .header(
          "content-security-policy",
          policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(" ")}`),
        )
        // It cannot name sites.
        .removeHeader("x-frame-options");
      done();
    });
  },
  { name: "frame-ancestors", dependencies: ["security-headers"], fastify: "5.x" },
);
