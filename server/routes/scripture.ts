/** `GET /api/scripture…`: a passage of the Bible with the answers on it, and the index of all chapters. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { answersOn } from "../content/scripture.ts";
import { ApiErrorBody } from "../contract/error.ts";
import {
  MAX_VERSES,
  type PassageLink,
  Scripture,
  ScriptureIndex,
  ScriptureQuery,
  type Verse,
} from "../contract/scripture.ts";
import { HttpError } from "../plugins/errors.ts";
import { chapterBeside, chapterSpan, countVerses, placeOf } from "../scripture/books.ts";
import { type KjvVerse, loadKjv } from "../scripture/kjv.ts";
import { labelOf, referenceOf } from "../scripture/labels.ts";
import { PassageError, type ReadPassages, readPassages } from "../scripture/read-passages.ts";
import { chapterOf, type VerseNumber, type VerseSpan } from "../scripture/references.ts";

export const scriptureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Loading the text takes a tenth of a second. No request should have to wait for it.
  app.addHook("onReady", async () => void (await loadKjv()));
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-cache"));

  app.get(
    "/scripture",
    { schema: { querystring: ScriptureQuery, response: { 200: Scripture, 400: ApiErrorBody } } },
    async ({ query, snapshot: { content } }): Promise<Scripture> => {
      const { spans, note } = parseReference(query.ref);
      const { versesOf } = await loadKjv();
      return {
        ...linkTo(spans),
        note,
        ...chaptersAround(spans),
        passages: spans.map((span) => ({ ...linkTo([span]), verses: versesOf(span).map(toVerse) })),
        ...answersOn(content.scripture, spans),
      };
    },
  );

  app.get(
    "/scripture/index",
    { schema: { response: { 200: ScriptureIndex } } },
    ({ snapshot }) => snapshot.content.scripture.index,
  );
};

/** @throws {HttpError} 400 if the text names no passage, one that does not exist, or too many verses. */
function parseReference(text: string): ReadPassages {
  const passages = readOrRefuse(text);
  const count = passages.spans.reduce((sum, span) => sum + countVerses(span), 0);
  if (count <= MAX_VERSES) return passages;
  const [first] = passages.spans as [VerseSpan, ...VerseSpan[]];
  throw new HttpError(
    400,
    `${labelOf(passages.spans)} has ${count} verses, and at most ${MAX_VERSES} are given at once; ` +
      `ask for a part of it, such as ${labelOf([chapterSpan(chapterOf(first.from))])}.`,
  );
}

function readOrRefuse(text: string): ReadPassages {
  try {
    return readPassages(text);
  } catch (error) {
    if (error instanceof PassageError) throw new HttpError(400, error.message);
    throw error;
  }
}

/** @returns Passages as written in URLs and for people. */
export function linkTo(spans: readonly VerseSpan[]): PassageLink {
  return { reference: referenceOf(spans), label: labelOf(spans) };
}

function chaptersAround(spans: readonly VerseSpan[]): Pick<Scripture, "previous" | "next"> {
  const link = (chapter: VerseNumber | null) => (chapter === null ? null : linkTo([chapterSpan(chapter)]));
  return {
    previous: link(chapterBeside(chapterOf(spans[0]?.from ?? 0), -1)),
    next: link(chapterBeside(chapterOf(spans.at(-1)?.to ?? 0), 1)),
  };
}

/** @returns A verse as the contract describes it. */
export function toVerse({ number, ...verse }: KjvVerse): Verse {
  const { chapter, verse: verseInChapter } = placeOf(number);
  return { reference: referenceOf([{ from: number, to: number }]), chapter, number: verseInChapter, ...verse };
}
