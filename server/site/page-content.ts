/** What rendered pages show: the data that the client would fetch for them, and their heads. */

import { ask } from "../ask/ask.ts";
import { Refusal } from "../ask/refusal.ts";
import { findScripture } from "../ask/scripture.ts";
import { describeSite } from "../content/about.ts";
import { homeAt } from "../content/home.ts";
import type { Snapshot } from "../content-store/snapshot.ts";
import type { Answer } from "../contract/answer.ts";
import { MAX_REFERENCE_LENGTH } from "../contract/scripture.ts";
import { plainText } from "../scripture/stored-text.ts";
import { doorPath, paths, relatedCall, type Search, searchCall, withKnownPartners } from "../shared/addresses.ts";
import { scripturePath } from "../shared/library-addresses.ts";
import { commonCalls, type PageAddress, type PageName, type PageRoute, pageRoutes } from "../shared/page-routes.ts";
import { readTranslation, translationNames } from "../shared/translations.ts";
import { describeAnswer } from "./answer-metadata.ts";
import type { Head } from "./head.ts";
import { findLibraryPage } from "./library-content.ts";

export interface PageContent {
  /** Null leaves the head as it was built. */
  head: Head | null;
  /** Bodies of responses, by address. */
  responses: Record<string, unknown>;
  /** Whether no cache may store the page, because it shows that somebody is in danger. */
  isPrivate?: boolean;
  /** The answer that the page shows. */
  answer?: Answer | null;
}

/** The data of every page: the bodies of `commonCalls`. */
export function commonContent({ content: { partners, suggestions } }: Pick<Snapshot, "content">): PageContent {
  return { head: null, responses: byCall(commonCalls, [partners, suggestions]) };
}

/**
 * @param address - What the calls of the page depend on.
 * @param bodies - The responses to these calls, in the order in which the table of pages lists them.
 * @returns The content of a page, with the data of every page.
 */
function contentOf<Heading extends Head | null>(
  snapshot: Snapshot,
  page: PageName,
  address: Partial<PageAddress>,
  head: Heading,
  bodies: readonly unknown[],
) {
  const { calls }: PageRoute = pageRoutes[page];
  const listed = calls({ param: "", query: new URLSearchParams(), ...address });
  return { head, responses: { ...commonContent(snapshot).responses, ...byCall(listed, bodies) } };
}

function byCall(calls: readonly string[], bodies: readonly unknown[]): PageContent["responses"] {
  return Object.fromEntries(calls.map((call, index) => [call, bodies[index]]));
}

/** @param instant - Decides the question of the day. */
export function homeContent(snapshot: Snapshot, instant: Date): PageContent {
  return contentOf(snapshot, "home", {}, null, [homeAt(snapshot.content.home, instant)]);
}

/** @returns Null when there is no such door. */
export function doorContent(snapshot: Snapshot, doorId: string): PageContent | null {
  const door = snapshot.content.home.doors.get(doorId);
  if (!door) return null;
  const head = { title: door.title, description: `${door.description}.`, canonicalPath: doorPath(doorId) };
  return contentOf(snapshot, "door", { param: doorId }, head, [door]);
}

/** @param contact - Who runs the site, as a URI; null if they do not say. */
export function aboutContent(snapshot: Snapshot, contact: string | null): PageContent {
  const head = {
    title: "About",
    description: "Who speaks here, how an answer is written and corrected, what happens when you ask, what is stored.",
    canonicalPath: paths.about,
  };
  return contentOf(snapshot, "about", {}, head, [describeSite(snapshot.content, contact)]);
}

/** @returns Null when there is no such answer. */
export function answerContent(snapshot: Snapshot, answerId: string, origin: string): PageContent | null {
  const { answers, partners, related } = snapshot.content;
  const answer = answers.get(answerId);
  if (!answer) return null;
  const head = describeAnswer(answer, partners, origin);
  return { ...contentOf(snapshot, "answer", { param: answerId }, head, [answer, related.get(answerId)]), answer };
}

/**
 * What a search finds. If the search is refused, the page has no result: the client searches again and says why.
 *
 * @param asked - The search that the address names, perhaps with unknown partners.
 */
export async function searchContent(snapshot: Snapshot, asked: Search, origin: string): Promise<PageContent> {
  const { content } = snapshot;
  const search = withKnownPartners(asked, content.partners);
  const result = await ask(snapshot, search);
  const common = commonContent(snapshot).responses;
  if (result instanceof Refusal) return { head: describeSearch(search), responses: common };
  const { answer } = result;
  return {
    head: answer ? describeAnswer(answer, content.partners, origin) : describeSearch(search),
    responses: {
      ...common,
      [searchCall(search)]: result,
      ...(answer ? { [relatedCall(answer.id)]: content.related.get(answer.id) } : {}),
    },
    answer,
    isPrivate: result.urgent,
  };
}

/**
 * A passage of the Bible with the answers on it.
 *
 * @param query - The query of the page's address.
 * @returns Null if there is no such passage.
 */
export function passageContent(snapshot: Snapshot, reference: string, query: URLSearchParams): PageContent | null {
  if (reference.length > MAX_REFERENCE_LENGTH) return null;
  const shown = readTranslation(query.get("translation")) ?? "kjv";
  const scripture = findScripture(snapshot, reference, query.get("context") === "chapter", shown);
  if (scripture instanceof Refusal) return null;
  const verses = scripture.passages.flatMap((passage) => passage.verses).filter(({ asked }) => asked);
  const text = verses.map(({ runs }) => plainText(runs)).join(" ");
  const head = {
    title: `${scripture.label} (${translationNames[shown]})`,
    description: text,
    canonicalPath: scripturePath(scripture.reference, shown === "kjv" ? undefined : shown),
  };
  return contentOf(snapshot, "scripture", { param: reference, query }, head, [scripture]);
}

/** The head for a question without an answer. No search engine should index what a visitor typed. */
function describeSearch({ question }: Search): Head {
  return { title: question, description: `What Loci finds for: ${question}`, canonicalPath: null };
}

/**
 * The library, or the part of it that the address names.
 *
 * @param query - The query of the page's address.
 * @returns Null if the library has no such part.
 */
export function libraryContent(snapshot: Snapshot, query: URLSearchParams) {
  const page = findLibraryPage(snapshot.content, query);
  return page && contentOf(snapshot, "library", { query }, page.head, page.bodies);
}
