/** The part of autocannon that is used; it brings no types of its own. */
declare module "autocannon" {
  interface Result {
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
  }
  interface Running extends PromiseLike<Result> {
    on(
      event: "response",
      listener: (client: object, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: {
    url: string;
    requests: { path: string }[];
    connections: number;
    /** In seconds. */
    duration: number;
    timeout: number;
  }): Running;
}
