/**
 * Runs at every start: migrates the database, and loads the content if it was never loaded, or if a migration has removed
 * the search model of an earlier version. Ends the process with a one-line message if that fails.
 */
import { findRevision, replaceContent } from "../server/db/content.ts";
import { toDatabaseError } from "../server/db/error.ts";
import { type Database, openDatabase } from "../server/db/open.ts";
import { hasSearchModel } from "../server/db/search-data.ts";
import { toPrint } from "../server/plain-error.ts";
import { readServerSettings } from "../server/settings.ts";

try {
  // The server looks for damage when it reads the content.
  const db = openDatabase(readServerSettings(process.env).databaseFile, false);
  try {
    if (!hasContent(db)) await load(db);
  } finally {
    db.$client.close();
  }
} catch (error) {
  console.error(toPrint(error));
  process.exit(1);
}

/** @throws {DatabaseError} if the tables that say so are damaged. */
function hasContent(db: Database): boolean {
  try {
    return findRevision(db) !== null && hasSearchModel(db);
  } catch (error) {
    throw toDatabaseError(db.$client.name, error);
  }
}

/** Imports the code that loads content on demand, because it is large and most starts do not need it. */
async function load(db: Database): Promise<void> {
  const { prepareContent } = await import("./seed-database.ts");
  console.log("Loading the content …");
  replaceContent(db, prepareContent());
}
