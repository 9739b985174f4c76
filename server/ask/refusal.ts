/** A request that cannot be served as it is written: a value, so that each caller decides what a refusal means to it. */
export class Refusal {
  /** What is wrong and what to do, for people. */
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}
