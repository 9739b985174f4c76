/** A database that cannot be used; the message is one line for the operator. Stands alone, for what must start quickly. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
