/** An error whose message tells who runs a command what is wrong and what to do. Where it arose is of no interest. */
export class PlainError extends Error {
  override name = "PlainError";
}

/** @returns What a command prints of an error: the message, or all of it if it is an error of ours. */
export function toPrint(error: unknown): unknown {
  const isOfSystem = error instanceof Error && "syscall" in error;
  return error instanceof PlainError || isOfSystem ? error.message : error;
}
