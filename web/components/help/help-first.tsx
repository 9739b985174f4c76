/**
 * What comes before everything else on a question or an answer of danger: where help is, now, and one press that removes
 * the question from this device. No number is printed, because the reader's country is not known.
 */
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { HELP_STEPS, HELP_TITLE } from "../../../server/shared/help-steps.ts";
import { paths } from "../../lib/paths.ts";
import { HELP_FIRST_ID } from "../../lib/places.ts";
import { forget } from "../../stores/forget.ts";
import { notify } from "../../stores/messages.ts";
import { Button } from "../ui/button.tsx";

type Props = {
  /** The question asked; null on an answer's own page. */
  question: string | null;
  /** The answers that the page shows. */
  answerIds: readonly string[];
  /** Its place on the page. */
  className?: string;
};

export function HelpFirst({ question, answerIds, className = "mb-7" }: Props) {
  const title = useId();
  const navigate = useNavigate();
  const remove = async () => {
    // Leaves first: an open page asks the server again when it is looked at, and adds to what is stored.
    await navigate(paths.home, { replace: true });
    const done = await forget(question, answerIds);
    notify(
      done ? "Removed from this device" : "This browser could not remove all of it. Clear its history of this site.",
    );
  };
  return (
    <section
      className={`rounded border-2 border-rubric bg-sheet px-5 py-4 focus:outline-none ${className}`}
      id={HELP_FIRST_ID}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <h2 className="font-semibold text-item" id={title}>
        {HELP_TITLE}
      </h2>
      <ol className="mt-2.5 flex flex-col gap-2 text-body">
        {HELP_STEPS.map(({ call, how }) => (
          <li key={call}>
            <strong className="font-semibold">{call}</strong> {how}
          </li>
        ))}
      </ol>
      <p className="mt-4 flex noscript:hidden flex-wrap items-center gap-3 border-rule border-t pt-4 text-ink-2 text-meta print:hidden">
        <Button className="max-md:w-full" onClick={remove}>
          {question === null ? "Remove this page from this device" : "Remove this question from this device"}
        </Button>
        <span>This page closes. The browser keeps a history of its own, which you can clear in its menu.</span>
      </p>
    </section>
  );
}
