/** The search box, with suggestions under it. Enter searches, Shift+Enter adds a line. It never cuts off text. */
import { type FormEvent, type KeyboardEvent, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../../../server/shared/limits.ts";
import { isUntouched } from "../../arrival/settle.ts";
import { useArrival } from "../../arrival/use-arrival.ts";
import { useFittingHeight } from "../../hooks/use-fitting-height.ts";
import { isComposing } from "../../lib/composing.ts";
import { paths } from "../../lib/paths.ts";
import { Button, buttonStyles } from "../ui/button.tsx";
import { lazyOptional } from "../ui/lazy.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const CompletionList = lazyOptional(() => import("./completion-list.tsx").then((part) => part.CompletionList));

export const SEARCH_BOX_ID = "q";

const FORM =
  "relative rounded border border-rule-strong bg-sheet shadow-lift focus-within:border-azure focus-within:ring-1 focus-within:ring-azure forced-colors:focus-within:outline-2 forced-colors:focus-within:outline-[Highlight] forced-colors:focus-within:outline-offset-1";
const BOX =
  "field-sizing-content block max-h-32 w-full resize-none font-serif text-lede outline-none placeholder:text-ink-3 placeholder:italic";
const WIDE_BOX = "min-h-17 px-4.5 pt-4 pb-1";
const SLIM_BOX = "min-h-14.5 py-3.5 pe-2 ps-4.5 max-md:pe-1 max-md:ps-3.5";

type Props = {
  text: string;
  onType: (text: string) => void;
  /** Receives the trimmed question, which is not too long. */
  onSearch: (question: string) => void;
  searching?: boolean;
  slim?: boolean;
  /** Whether an empty question can be submitted, which may be all spaces. */
  mayBeEmpty?: boolean;
  /** Whether to take the focus when it appears. A function, because the server cannot know. */
  wantsFocus?: () => boolean;
};

export function SearchBox({
  text,
  onType,
  onSearch,
  searching = false,
  slim = false,
  mayBeEmpty = false,
  wantsFocus,
}: Props) {
  const [refused, setRefused] = useState(false);
  const length = questionLength(text);
  const tooLong = length > QUESTION_MAX_LENGTH;

  const suggestions = useSuggestions(text, (question) => {
    onType(question);
    if (!searching) onSearch(question);
  });

  const box = useRef<HTMLTextAreaElement>(null);
  const arrival = useArrival();
  useFittingHeight(box, text);
  const appear = useEffectEvent(() => {
    const focus = arrival?.conduct.focus;
    const free = focus === "page" || (focus === "search box" && isUntouched());
    if (free && wantsFocus?.()) box.current?.focus({ preventScroll: focus === "search box" });
    // The visitor may have typed into the server's markup before the client ran.
    const typed = box.current?.value ?? "";
    if (typed !== text) onType(typed);
  });
  // Before the effects that move the focus to a heading unless a search box has it.
  useLayoutEffect(() => appear(), []);

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    suggestions.close();
    setRefused(tooLong);
    const question = trimQuestion(text);
    if ((question !== "" || mayBeEmpty) && !tooLong && !searching) onSearch(question);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would be another element around the form for the same landmark.
    <form
      className={`${FORM} ${slim ? "grid grid-cols-[minmax(0,1fr)_auto] items-center" : ""} ${suggestions.open ? "rounded-b-none" : ""}`}
      role="search"
      // Without the script, the browser asks.
      action={paths.results}
      onSubmit={submit}
    >
      <label className="sr-only" htmlFor={SEARCH_BOX_ID}>
        Your question
      </label>
      <textarea
        id={SEARCH_BOX_ID}
        className={`${BOX} ${slim ? SLIM_BOX : WIDE_BOX}`}
        name="q"
        dir="auto"
        rows={1}
        placeholder="Ask whatever you want to know..."
        value={text}
        ref={box}
        aria-invalid={tooLong || undefined}
        aria-describedby={refused && tooLong ? "q-count q-refusal" : "q-count"}
        {...suggestions.box}
        onChange={(event) => {
          onType(event.target.value);
          void CompletionList.prefetch();
          suggestions.type(event.target.value);
        }}
        onBlur={suggestions.close}
        onKeyDown={(event) => {
          if (suggestions.onKey(event)) return;
          if (event.key === "Enter" && !event.shiftKey && !isComposing(event)) submit(event);
        }}
      />
      <div
        className={`flex items-center justify-between ${slim ? "gap-4 self-end pe-1.75 pb-1.75" : "ps-4.5 pe-2 pb-2"}`}
      >
        <span
          id="q-count"
          className={`text-label ${tooLong ? "font-semibold text-rubric" : "text-ink-3"} ${slim ? "max-md:hidden" : ""} noscript:hidden`}
        >
          {`${length}/${QUESTION_MAX_LENGTH}`}
        </span>
        <Button
          type="submit"
          look="filled"
          className={`noscript:hidden ${slim ? "max-md:px-3.5" : ""}`}
          disabled={(length === 0 && !mayBeEmpty) || searching}
        >
          Search
        </Button>
        <noscript className="ms-auto">
          <button type="submit" className={buttonStyles.filled}>
            Search
          </button>
        </noscript>
      </div>
      {suggestions.open && (
        <Suspense>
          <CompletionList typed={text} {...suggestions.list} />
        </Suspense>
      )}
      {refused && tooLong && (
        <p id="q-refusal" className="col-span-full px-4.5 pb-3 font-semibold text-meta text-rubric" role="alert">
          {`A question can have at most ${QUESTION_MAX_LENGTH} characters. Please shorten it by ${length - QUESTION_MAX_LENGTH}.`}
        </p>
      )}
    </form>
  );
}
