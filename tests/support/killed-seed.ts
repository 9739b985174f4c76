/** Loads a content folder into a database and dies by its own hand, as by `kill -9`, when a table has been written. */
import { prepareContent } from "../../seed/seed-database.ts";
import { replaceContent } from "../../server/db/content.ts";
import { openDatabase } from "../../server/db/open.ts";

const [, , file = "", folder = "", lastTable] = process.argv;

replaceContent(openDatabase(file), prepareContent(folder), (table) => {
  if (table !== lastTable) return;
  process.stdout.write(`${table}\n`);
  process.kill(process.pid, "SIGKILL");
});
