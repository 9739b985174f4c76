/** How much a connection may send and how long it may take; a slow or endless one is ended before it costs anything. */

const SECOND_MS = 1000;

/** Options for Fastify and the HTTP server under it. */
export const connectionLimits = {
  /** No route takes a body. */
  bodyLimit: 1024,
  /** A whole request, from its first byte. */
  requestTimeout: 10 * SECOND_MS,
  /** A connection on which nothing is said while it is not kept alive between requests. */
  connectionTimeout: 60 * SECOND_MS,
  keepAliveTimeout: 10 * SECOND_MS,
  http: {
    /** Room for a question of 1000 characters, each encoded in up to twelve, with the partners and a browser's headers. */
    maxHeaderSize: 24 * 1024,
    headersTimeout: 5 * SECOND_MS,
    /** How often connections are looked at for the two timeouts above. */
    connectionsCheckingInterval: SECOND_MS,
  },
};
