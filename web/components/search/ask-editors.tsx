/** Sends an unanswered question to the editors, only when the button is pressed; it says what is stored. */
import { use, useEffect, useRef, useState } from "react";
import { KEPT_QUESTION_MAX_LENGTH, questionLength } from "../../../server/shared/limits.ts";
import { describeFailure } from "../../data/failure.ts";
import { QuestionDays } from "../../data/question-days.ts";
import { leaveQuestion } from "../../data/reader-questions.ts";
import { describePeriod } from "../../lib/dates.ts";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";

type State = { readonly kind: "idle" | "sending" | "sent" } | { readonly kind: "failed"; readonly reason: string };

export function AskEditors({ question }: { question: string }) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const thanks = useRef<HTMLParagraphElement>(null);
  const sent = state.kind === "sent";
  // The button, which had the focus, is gone.
  useEffect(() => {
    if (sent && document.activeElement === document.body) thanks.current?.focus();
  }, [sent]);
  const days = use(QuestionDays);
  if (days === null) return null;

  const tooLong = questionLength(question) > KEPT_QUESTION_MAX_LENGTH;
  const send = async () => {
    setState({ kind: "sending" });
    try {
      await leaveQuestion(question);
      setState({ kind: "sent" });
    } catch (error) {
      console.error("Question error:", error);
      setState({ kind: "failed", reason: describeFailure("The question could not be sent.", error) });
    }
  };
  return (
    <section className="mt-8 border-rule border-t pt-5" aria-label="Ask the editors">
      {sent ? (
        <p ref={thanks} className="font-serif text-body focus:outline-none" tabIndex={-1} role="status">
          Thank you. The editors have your question.
        </p>
      ) : (
        <>
          <p className="max-w-(--measure) font-serif text-body text-ink-2">
            {tooLong
              ? `You can leave a question of up to ${KEPT_QUESTION_MAX_LENGTH} characters for the editors. Shorten yours and search again.`
              : `Would you like an answer to be written? The text of your question is kept for ${describePeriod(days)}, with the day; nothing about you is.`}
          </p>
          {!tooLong && (
            <Button className="mt-3" disabled={state.kind === "sending"} onClick={send}>
              Ask the editors
            </Button>
          )}
        </>
      )}
      {state.kind === "failed" && <FailureNotice reason={state.reason} />}
    </section>
  );
}
