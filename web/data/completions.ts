/** What completes a question while it is typed. It comes with a little delay, and never in the way of typing. */
import { useEffect, useState } from "react";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../../server/contract/limits.ts";
import type { Completion, Completions } from "../../server/contract/suggest.ts";
import { useQuery } from "./use-query.ts";

const DEBOUNCE = 120; // milliseconds
const SHORTEST = 2; // characters

const NONE: readonly Completion[] = [];

/**
 * @param text - As it is in the search box.
 * @returns The completions, those of a moment ago while others are on their way; a failed call completes nothing.
 */
export function useCompletions(text: string): readonly Completion[] {
  const debouncedText = useDebounced(trimQuestion(text));
  const length = questionLength(debouncedText);
  const enabled = length >= SHORTEST && length <= QUESTION_MAX_LENGTH;
  const query = useQuery<Completions>(enabled ? `/api/suggest?q=${encodeURIComponent(debouncedText)}` : null, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return enabled && query.status === "ready" && !query.error ? query.data.completions : NONE;
}

function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return debouncedText;
}
