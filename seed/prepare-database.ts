/**
 * A step of every start: brings the database's tables up to date, and loads the content into a database that was never
 * loaded. Ends the process with one line when that cannot be done.
 */
import { findRevision } from "../server/db/content.ts";
import { DatabaseError } from "../server/db/error.ts";
import { openDatabase } from "../server/db/open.ts";
import { readSettings, SettingsError } from "../server/settings.ts";
import { SeedError } from "./problem.ts";

try {
  const db = openDatabase(readSettings(process.env).databaseFile);
  try {
    if (findRevision(db) === null) await load(db);
  } finally {
    db.$client.close();
  }
} catch (error) {
  const known = error instanceof SeedError || error instanceof DatabaseError || error instanceof SettingsError;
  console.error(known ? error.message : error);
  process.exit(1);
}

/** The code that reads and checks the content is large; a start that does not need it does not load it. */
async function load(db: ReturnType<typeof openDatabase>): Promise<void> {
  const { seedEmptyDatabase } = await import("./seed-database.ts");
  seedEmptyDatabase(db, (line) => console.log(line));
}
