/** Reports a mistake in an answer, or in the sentence of it that is selected, to the editors; it says what is stored. */
import { type FormEvent, use, useEffect, useId, useRef, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { MISTAKE_MAX_LENGTH, questionLength } from "../../../server/shared/limits.ts";
import { describeFailure } from "../../data/failure.ts";
import { reportMistake } from "../../data/mistakes.ts";
import { QuestionDays } from "../../data/question-days.ts";
import { describePeriod } from "../../lib/dates.ts";
import { shortened } from "../../lib/text.ts";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";

type State =
  | { readonly kind: "closed" | "open" | "sending" | "sent" }
  | { readonly kind: "failed"; readonly reason: string };

export function ReportMistake({ answer }: { answer: Answer }) {
  const [state, setState] = useState<State>({ kind: "closed" });
  const [text, setText] = useState("");
  const selected = useSelectedSentence();
  const [sentence, setSentence] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const days = use(QuestionDays);
  const { kind } = state;
  // What had the focus is gone.
  useEffect(() => {
    if (kind === "open") field.current?.focus();
    if (kind === "sent") thanks.current?.focus();
  }, [kind]);
  if (days === null) return null;

  const open = () => {
    setSentence(selected);
    setState({ kind: "open" });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ kind: "sending" });
    try {
      await reportMistake({
        answerId: answer.id,
        version: answer.version,
        ...(sentence !== null && { sentence }),
        text,
      });
      setText("");
      setState({ kind: "sent" });
    } catch (error) {
      console.error("Report error:", error);
      setState({ kind: "failed", reason: describeFailure("The report could not be sent.", error) });
    }
  };
  if (kind === "closed")
    return (
      <Button look="quiet" className="-ms-2 mt-1.5 noscript:hidden print:hidden" onClick={open}>
        {selected === null ? "Report a mistake" : "Report a mistake in the selected sentence"}
      </Button>
    );
  if (kind === "sent")
    return (
      <p ref={thanks} className="mt-3 font-serif text-body focus:outline-none print:hidden" tabIndex={-1} role="status">
        Thank you. The editors have your report.
      </p>
    );
  const length = questionLength(text);
  return (
    <form className="mt-4 print:hidden" onSubmit={send}>
      {sentence !== null && (
        <blockquote className="mt-1.5 font-serif text-body text-ink-2 italic">{sentence}</blockquote>
      )}
      <label className="label" htmlFor={id}>
        {sentence === null ? "What is wrong in this answer?" : "What is wrong in this sentence?"}
      </label>
      <textarea
        ref={field}
        id={id}
        className="field mt-1.5 w-full px-3 py-2 font-serif text-body text-ink"
        dir="auto"
        rows={4}
        maxLength={MISTAKE_MAX_LENGTH}
        value={text}
        aria-describedby={`${id}-kept`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="mt-1.5" id={`${id}-kept`}>
        How do you know? For a source: the work, the place, and what stands there. What you write is kept for{" "}
        {describePeriod(days)}, with the answer, its revision and the day; nothing about you is.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={length === 0 || kind === "sending"}>
          Send the report
        </Button>
        <Button look="quiet" onClick={() => setState({ kind: "closed" })}>
          Cancel
        </Button>
      </p>
      {state.kind === "failed" && <FailureNotice reason={state.reason} />}
    </form>
  );
}

/** What is selected in the text of the answer, or was last; null if it is nothing. */
function useSelectedSentence(): string | null {
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const start = selection?.anchorNode?.parentElement;
      // Pressing a button, or typing in the form, leaves what was selected before.
      if (!selection || !start?.closest(".prose")) return;
      const text = selection.toString().replaceAll(/\s+/g, " ").trim();
      setSelected(text === "" ? null : shortened(text, MISTAKE_MAX_LENGTH - 1));
    };
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, []);
  return selected;
}
