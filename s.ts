import { openDatabase } from "./server/db/open.ts";
import { createServices } from "./server/services.ts";
import { readFileSync } from "node:fs";
const db = openDatabase("/tmp/scripture-seeded.sqlite");
const { search } = createServices(db).current();
for (const q of process.argv.slice(2)) { const f:any=await search.find(q); console.log(q,"|",f.outcome,f.answerId,f.probability.toFixed(2),f.decidedBy,f.alternatives,"|",f.query.words.join(" "),JSON.stringify(f.query.passages)); }
