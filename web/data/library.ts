/** The library, and the pages of Scripture in it. */
import type { Library } from "../../server/contract/library.ts";
import type { Scripture, ScriptureIndex } from "../../server/contract/scripture.ts";
import { libraryCall, scriptureCall, scriptureIndexCall } from "../lib/library-paths.ts";
import { type Query, useQuery } from "./use-query.ts";

/** The library: the topics with their questions, the books, every partner's works. */
export function useLibrary(): Query<Library> {
  return useQuery<Library>(libraryCall, { revalidateIfStale: false });
}

/**
 * A passage of the Bible, with the answers on it.
 *
 * @param reference - As the server names it, or as a person writes it.
 * @param inChapter - Whether the chapters around it are wanted as well.
 */
export function useScripture(reference: string, inChapter: boolean): Query<Scripture> {
  return useQuery<Scripture>(scriptureCall(reference, inChapter), { revalidateIfStale: false });
}

/** Every book and chapter of the Bible, with how many answers there are on each. */
export function useScriptureIndex(): Query<ScriptureIndex> {
  return useQuery<ScriptureIndex>(scriptureIndexCall, { revalidateIfStale: false });
}
