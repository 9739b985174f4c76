/** The part of autocannon that is used; it brings no types of its own. */
declare module "autocannon" {
  interface Result {
    requests: { average: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number; max: number };
    errors: number;
    timeouts: number;
    statusCodeStats?: Record<string, { count: number }>;
  }
  export default function autocannon(options: {
    url: string;
    requests: { path: string }[];
    connections: number;
    /** In seconds. */
    duration: number;
    timeout: number;
  }): Promise<Result>;
}
