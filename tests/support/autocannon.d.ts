/** The part of autocannon that is used; it brings no types of its own. */
declare module "autocannon" {
  interface Result {
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    "2xx": number;
    /** Per second. */
    requests: { average: number };
    /** In ms. */
    latency: { p50: number; p99: number };
  }
  interface Running extends PromiseLike<Result> {
    on(
      event: "response",
      listener: (client: object, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: {
    url: string;
    requests: {
      path: string;
      headers?: Record<string, string>;
      /** Changes the request before each time that it is sent. */
      setupRequest?: <Request extends { path?: string }>(request: Request) => Request;
    }[];
    connections: number;
    /** In seconds. */
    duration: number;
    timeout?: number;
    /** Requests per second, sent at their time whatever is unanswered. */
    overallRate?: number;
  }): Running;
}
