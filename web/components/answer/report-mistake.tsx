/** Reports a mistake in an answer, or in the sentence of it that is selected, to the editors; it says what is stored. */
import { type FormEvent, use, useEffect, useId, useState } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { MistakeReport } from "../../../server/contract/mistakes.ts";
import { MISTAKE_MAX_LENGTH, questionLength } from "../../../server/shared/limits.ts";
import { PageSettings } from "../../data/page-settings.ts";
import { describePeriod } from "../../lib/dates.ts";
import { mistakesCall } from "../../lib/paths.ts";
import { shortened } from "../../lib/text.ts";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Thanks, useSending } from "../ui/sending.tsx";

export function ReportMistake({ answer: { id: answerId, version } }: { answer: Answer }) {
  const { state, failure, send } = useSending<MistakeReport>("report", mistakesCall);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const selected = useSelectedSentence();
  const [sentence, setSentence] = useState<string | null>(null);
  const id = useId();
  const { questionDays } = use(PageSettings);
  if (questionDays === null) return null;

  const report = (event: FormEvent) => {
    event.preventDefault();
    void send({ answerId, version, ...(sentence !== null && { sentence }), text });
  };
  if (state === "sent") return <Thanks what="report" className="mt-3 print:hidden" />;
  if (!open)
    return (
      <Button
        look="quiet"
        className="-ms-2 mt-1.5 noscript:hidden print:hidden"
        onClick={() => {
          setSentence(selected);
          setOpen(true);
        }}
      >
        {selected === null ? "Report a mistake" : "Report a mistake in the selected sentence"}
      </Button>
    );
  const length = questionLength(text);
  return (
    <form className="mt-4 print:hidden" onSubmit={report}>
      {sentence !== null && (
        <blockquote className="mt-1.5 font-serif text-body text-ink-2 italic">{sentence}</blockquote>
      )}
      <label className="label" htmlFor={id}>
        {sentence === null ? "What is wrong in this answer?" : "What is wrong in this sentence?"}
      </label>
      <textarea
        id={id}
        className="field mt-1.5 w-full px-3 py-2 font-serif text-body text-ink"
        dir="auto"
        rows={4}
        maxLength={MISTAKE_MAX_LENGTH}
        // biome-ignore lint/a11y/noAutofocus: the visitor wants to write.
        autoFocus
        value={text}
        aria-describedby={`${id}-kept`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="mt-1.5" id={`${id}-kept`}>
        How do you know? For a source: the work, the place, and what stands there. What you write is kept for{" "}
        {describePeriod(questionDays)}, with the answer, its revision and the day; nothing about you is.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={length === 0 || state === "sending"}>
          Send the report
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </p>
      {failure && <FailureNotice reason={failure} />}
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
