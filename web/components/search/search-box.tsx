/** The search box, with suggestions under it. Enter searches, Shift+Enter breaks the line; nothing that is typed is ever cut off. */
import { type FormEvent, type KeyboardEvent, Suspense, useState } from "react";
import { QUESTION_MAX_LENGTH, questionLength, trimQuestion } from "../../../server/contract/limits.ts";
import { lazyOptional } from "../ui/lazy.ts";
import { useCombobox } from "./use-combobox.ts";

const Completions = lazyOptional(() => import("./completion-list.tsx").then((part) => part.Completions));

export const SEARCH_BOX_ID = "q";

/** From here on the counter is red. */
const NEARLY_FULL = 900;

type Props = {
  text: string;
  onType: (text: string) => void;
  /** Is given the question trimmed, never blank, never too long. */
  onSearch: (question: string) => void;
  searching?: boolean;
  slim?: boolean;
  autoFocus?: boolean;
};

export function SearchBox({ text, onType, onSearch, searching = false, slim = false, autoFocus = false }: Props) {
  const [refused, setRefused] = useState(false);
  const length = questionLength(text);
  const tooLong = length > QUESTION_MAX_LENGTH;

  const suggestions = useCombobox((question) => {
    onType(question);
    if (!searching) onSearch(question);
  });

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    suggestions.close();
    setRefused(tooLong);
    const question = trimQuestion(text);
    if (question !== "" && !tooLong && !searching) onSearch(question);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would be one more box around the form for the same landmark.
    <form className={`ask${slim ? " slim" : ""}${suggestions.open ? " open" : ""}`} role="search" onSubmit={submit}>
      <label className="vh" htmlFor={SEARCH_BOX_ID}>
        Your question
      </label>
      <textarea
        id={SEARCH_BOX_ID}
        name="q"
        rows={1}
        placeholder="Ask whatever you want to know..."
        value={text}
        // biome-ignore lint/a11y/noAutofocus: on a desktop the search box is what one came for.
        autoFocus={autoFocus}
        aria-invalid={tooLong || undefined}
        aria-describedby={refused && tooLong ? "q-count q-refusal" : "q-count"}
        {...suggestions.box}
        onChange={(event) => {
          onType(event.target.value);
          suggestions.type(event.target.value);
        }}
        onBlur={suggestions.close}
        onKeyDown={(event) => {
          if (suggestions.onKey(event)) return;
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <div className="bar">
        <span id="q-count" className={length > NEARLY_FULL ? "count near" : "count"}>
          {length}/{QUESTION_MAX_LENGTH}
        </span>
        <button type="submit" className="btn btn-fill" disabled={length === 0 || searching}>
          Search
        </button>
      </div>
      {suggestions.enabled && (
        <Suspense>
          <Completions typed={text} {...suggestions.list} />
        </Suspense>
      )}
      {refused && tooLong && (
        <p id="q-refusal" className="refusal" role="alert">
          A question can have at most {QUESTION_MAX_LENGTH} characters. Please shorten it by{" "}
          {length - QUESTION_MAX_LENGTH}.
        </p>
      )}
    </form>
  );
}
