/** The addresses of the library's parts and of passages, and of the API calls for what they show. */
import type { Library } from "../contract/library.ts";
import type { Neighbourhood } from "../contract/map.ts";
import type { TopicAnswers } from "../contract/resource.ts";
import type { Scripture, ScriptureIndex } from "../contract/scripture.ts";
import type { Timeline } from "../contract/timeline.ts";
import type { CitedWork } from "../contract/work.ts";
import { type Call, callTo } from "./calls.ts";
import { paths, scripturePages } from "./pages.ts";
import type { Translation } from "./translations.ts";

/**
 * The parts of the library: its contents; one topic, one partner's works, one work, one book of the Bible; all the books,
 * the index of Scripture, the timeline of Bible history; and the links to and from one answer.
 */
export type LibraryPart =
  | { readonly kind: "contents" | (typeof shownParts)[number] }
  | { readonly kind: (typeof namedParts)[number]; readonly id: string };

/** The parts that `show` names. */
const shownParts = ["books", "scripture", "timeline"] as const;

/** The parts that an address names by an id. */
const namedParts = ["topic", "partner", "work", "bible", "map-answer"] as const;

export const libraryBooksPath = `${paths.library}?show=books`;
export const libraryScripturePath = `${paths.library}?show=scripture`;

export const libraryTimelinePath = `${paths.library}?show=timeline`;

/** The place of an era on the timeline's page. */
export const eraPlace = (eraId: string) => `era-${eraId}`;

/** A partner and its works. */
export const libraryPartnerPath = (partnerId: string) => pathOfPart("partner", partnerId);

/** A work, with the places in it that are cited. */
export const libraryWorkPath = (workId: string) => pathOfPart("work", workId);

/**
 * A book of the Bible, chapter by chapter.
 *
 * @param reference - Its OSIS name.
 */
export const libraryBiblePath = (reference: string) => pathOfPart("bible", reference);

/** Where an answer leads, and what leads to it. */
export const answerMapPath = (answerId: string) => pathOfPart("map-answer", answerId);

function pathOfPart(kind: (typeof namedParts)[number], id: string): string {
  return `${paths.library}?${kind}=${encodeURIComponent(id)}`;
}

/** The part of the library that an address names. */
export function readLibraryPart(params: URLSearchParams): LibraryPart {
  for (const kind of namedParts) {
    const id = params.get(kind);
    if (id !== null) return { kind, id };
  }
  const show = params.get("show");
  return { kind: shownParts.find((part) => part === show) ?? "contents" };
}

/**
 * A passage of the Bible.
 *
 * @param reference - As the server names it, or as a person writes it.
 * @param translation - Absent for the one that the reader has chosen, which is the King James Version at first.
 */
export function scripturePath(reference: string, translation?: Translation): string {
  const path = `${scripturePages}/${encodeURIComponent(reference)}`;
  return translation ? `${path}?translation=${translation}` : path;
}

/** The API calls for what these pages show. */
export const libraryCall = callTo<Library>("/api/library");
export const timelineCall = callTo<Timeline>("/api/timeline");
export const scriptureIndexCall = callTo<ScriptureIndex>("/api/scripture/index");

/** @param inChapter - Whether the chapters around the passage are given as well. */
export function scriptureCall(reference: string, inChapter: boolean, translation: Translation): Call<Scripture> {
  const context = inChapter ? "&context=chapter" : "";
  const other = translation === "kjv" ? "" : `&translation=${translation}`;
  return callTo(`/api/scripture?ref=${encodeURIComponent(reference)}${context}${other}`);
}

/** All answers of a topic, to keep for reading offline. */
export function topicAnswersCall(topicId: string): Call<TopicAnswers> {
  return callTo(`/api/topics/${encodeURIComponent(topicId)}/answers`);
}

export function answerMapCall(answerId: string): Call<Neighbourhood> {
  return callTo(`/api/map/answers/${encodeURIComponent(answerId)}`);
}

export function workCall(workId: string): Call<CitedWork> {
  return callTo(`/api/works/${encodeURIComponent(workId)}`);
}
