/** Limits on what a connection may send and how long it may take, so that slow or endless requests cost nothing. */

const SECOND_MS = 1000;

/** Options for Fastify and the HTTP server under it. */
export const connectionLimits = {
  /** In bytes. Routes that take a larger body set their own limit. */
  bodyLimit: 1024,
  /** For a whole request, from its first byte. */
  requestTimeout: 10 * SECOND_MS,
  /** For an inactive connection, except between requests on one that is kept alive. */
  connectionTimeout: 60 * SECOND_MS,
  keepAliveTimeout: 10 * SECOND_MS,
  http: {
    /** In bytes: room for 1000 characters of up to 12 bytes each when encoded, the partners, and a browser's headers. */
    maxHeaderSize: 24 * 1024,
    headersTimeout: 5 * SECOND_MS,
    /** How often the timeouts of requests and headers are checked. */
    connectionsCheckingInterval: SECOND_MS,
  },
};
