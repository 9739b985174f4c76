/** Sends an unanswered question to the editors, only when the button is pressed; it says what is stored. */
import { use } from "react";
import type { ReaderQuestion } from "../../../server/contract/questions.ts";
import { KEPT_QUESTION_MAX_LENGTH, questionLength } from "../../../server/shared/limits.ts";
import { PageSettings } from "../../data/page-settings.ts";
import { describePeriod } from "../../lib/dates.ts";
import { readerQuestionsCall } from "../../lib/paths.ts";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Thanks, useSending } from "../ui/sending.tsx";

export function AskEditors({ question }: { question: string }) {
  const { state, failure, send } = useSending<ReaderQuestion>("question", readerQuestionsCall);
  const { questionDays } = use(PageSettings);
  if (questionDays === null) return null;

  const tooLong = questionLength(question) > KEPT_QUESTION_MAX_LENGTH;
  return (
    <section className="mt-8 border-rule border-t pt-5" aria-label="Ask the editors">
      {state === "sent" ? (
        <Thanks what="question" />
      ) : (
        <>
          <p className="max-w-(--measure) font-serif text-body text-ink-2">
            {tooLong
              ? `You can leave a question of up to ${KEPT_QUESTION_MAX_LENGTH} characters for the editors. Shorten yours and search again.`
              : `Would you like an answer to be written? The text of your question is kept for ${describePeriod(questionDays)}, with the day; nothing about you is.`}
          </p>
          {!tooLong && (
            <Button className="mt-3" disabled={state === "sending"} onClick={() => send({ question })}>
              Ask the editors
            </Button>
          )}
        </>
      )}
      {failure && <FailureNotice reason={failure} />}
    </section>
  );
}
