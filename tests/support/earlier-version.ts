/** A database as an earlier version left it. */
import Sqlite from "better-sqlite3";

/** Takes a database back to before the newest migration; its revision is then `1-abababab`. */
export function makeEarlier(file: string): void {
  const earlier = new Sqlite(file);
  earlier.exec(
    `alter table works drop column kind; alter table works drop column edition;
     delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations);
     update revisions set content_hash = '${"ab".repeat(32)}.rows'`,
  );
  earlier.close();
}
