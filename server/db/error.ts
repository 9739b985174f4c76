/** A database that cannot be used; the message is one line for the operator. Stands alone, for what must start quickly. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** A file that is not ours or not whole. */
export class UnusableFileError extends DatabaseError {
  /** What is wrong, without the name of the file and without what would mend a database. */
  readonly fault: string;
  constructor(subject: string, fault: string, remedy: string, options?: ErrorOptions) {
    super(`${subject} ${fault}; ${remedy}.`, options);
    this.fault = fault;
  }
}
