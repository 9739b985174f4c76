/** The library: its catalogue, its works, its pages of Scripture, and the links between its answers. */
import type { Library } from "../../server/contract/library.ts";
import type { Neighbourhood } from "../../server/contract/map.ts";
import type { Scripture, ScriptureIndex } from "../../server/contract/scripture.ts";
import type { Timeline } from "../../server/contract/timeline.ts";
import type { CitedWork } from "../../server/contract/work.ts";
import type { Translation } from "../../server/shared/translations.ts";
import {
  answerMapCall,
  libraryCall,
  scriptureCall,
  scriptureIndexCall,
  timelineCall,
  workCall,
} from "../lib/library-paths.ts";
import { type Query, useQuery } from "./use-query.ts";

/** The library: the topics with their questions, the books, every partner's works. */
export function useLibrary(): Query<Library> {
  return useQuery<Library>(libraryCall);
}

/**
 * A passage of the Bible, with the answers on it.
 *
 * @param reference - The server's form, or as a person writes it; null fetches nothing.
 * @param inChapter - Whether to include the whole chapters.
 */
export function useScripture(reference: string | null, inChapter: boolean, translation: Translation): Query<Scripture> {
  return useQuery<Scripture>(reference === null ? null : scriptureCall(reference, inChapter, translation));
}

/** Every book and chapter of the Bible, with how many answers there are on each. */
export function useScriptureIndex(): Query<ScriptureIndex> {
  return useQuery<ScriptureIndex>(scriptureIndexCall);
}

/** The eras of Bible history with their answers. */
export function useTimeline(): Query<Timeline> {
  return useQuery<Timeline>(timelineCall);
}

/** A work and its cited places. */
export function useWork(workId: string): Query<CitedWork> {
  return useQuery<CitedWork>(workCall(workId));
}

/** The links to and from an answer. */
export function useNeighbourhood(answerId: string): Query<Neighbourhood> {
  return useQuery<Neighbourhood>(answerMapCall(answerId));
}
