/** Removes a question and its answers from all that is stored on this device, and nothing else. */
import { answerCall, answerPath } from "../lib/paths.ts";
import { scrollPositions } from "./scroll-positions.ts";
import { sameQuestion, searchHistory } from "./search-history.ts";
import { CONTENT_CACHE } from "./visitor-data.ts";

/**
 * @param question - As asked; null for the questions that led to the answers.
 * @param answerIds - The answers whose pages are removed too. Saved ones stay in Study.
 * @returns Whether everything is removed.
 */
export async function forget(question: string | null, answerIds: readonly string[]): Promise<boolean> {
  const questions = question === null ? [] : [question];
  const isMeant = (address: string) => mentions(new URL(address, window.location.href), questions, answerIds);
  const removeFromHistory = () => {
    searchHistory.set(searchHistory.get().filter((entry) => !questions.some((one) => sameQuestion(one, entry))));
    // Each is named by the key and the address of its entry.
    const positions = Object.entries(scrollPositions.get());
    scrollPositions.set(
      Object.fromEntries(positions.filter(([entry]) => !isMeant(entry.slice(entry.indexOf(" ") + 1)))),
    );
  };
  removeFromHistory();
  try {
    // On plain http there is neither a cache nor a worker.
    if (!("caches" in window) || !(await caches.has(CONTENT_CACHE))) return true;
    const cache = await caches.open(CONTENT_CACHE);
    const kept = await cache.keys();
    for (const request of kept) {
      const asked = new URL(request.url).searchParams.get("q");
      if (asked === null) continue;
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "";
      if (answerIds.some((id) => text.includes(`{"id":${JSON.stringify(id)},"kind":`))) questions.push(asked);
    }
    removeFromHistory();
    for (const request of kept) if (isMeant(request.url)) await cache.delete(request, { ignoreVary: true });
    return true;
  } catch {
    return false;
  }
}

function mentions({ pathname, searchParams }: URL, questions: readonly string[], answerIds: readonly string[]) {
  const asked = searchParams.get("q");
  if (asked !== null && questions.some((question) => sameQuestion(question, asked))) return true;
  return answerIds.some((id) => pathname === answerPath(id) || `${pathname}/`.startsWith(`${answerCall(id)}/`));
}
