/** Completions while typing. */
import { useEffect, useState } from "react";
import type { Completions } from "../../server/contract/completions.ts";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../../server/shared/limits.ts";
import { completionsCall } from "../lib/paths.ts";
import { useQuery } from "./use-query.ts";

const DEBOUNCE = 120; // milliseconds
const SHORTEST = 2; // characters

/**
 * What is suggested while a question is typed, after a short delay.
 *
 * @param text - The text of the search box.
 * @returns The suggestions; while new ones are loading, the previous ones; after a failure, null.
 */
export function useCompletions(text: string): Completions | null {
  const debouncedText = useDebounced(trimQuestion(text));
  const length = questionLength(debouncedText);
  const enabled = length >= SHORTEST && length <= QUESTION_MAX_LENGTH;
  const query = useQuery(enabled ? completionsCall(debouncedText) : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return enabled && query.status === "ready" && !query.error ? query.data : null;
}

function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return debouncedText;
}
