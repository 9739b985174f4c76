/** Loads the content for the tests, as `run.js` does beside the checks, because loading it takes as long as they do. */
import { findSeededDatabase } from "./seeded-database.setup.ts";

findSeededDatabase();
