/** An error whose message tells the user of a command what is wrong and what to do. Its stack is not printed. */
export class PlainError extends Error {
  override name = "PlainError";
}

/** @returns What a command prints of an error: the message, or the whole error if it is a fault of the program. */
export function toPrint(error: unknown): unknown {
  const isOfSystem = error instanceof Error && "syscall" in error;
  return error instanceof PlainError || isOfSystem ? error.message : error;
}
