/** A saved answer in the text column, with its notes in the margin. */
import { type MouseEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { plainText, readParagraphs } from "../../../server/shared/paragraphs.ts";
import { useSteadyQuery } from "../../data/use-query.ts";
import { leaveFocusNear } from "../../hooks/focus.ts";
import { fullDay } from "../../lib/dates.ts";
import { answerCall, answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { named, notify, notifyRemoved } from "../../stores/messages.ts";
import { createList, type ReadingList, setInList } from "../../stores/reading-lists.ts";
import { type Note, removeSaved, type SavedAnswer, updateSaved } from "../../stores/study.ts";
import { shareLink } from "../answer/share-actions.ts";
import { useCiteDialog } from "../cite/use-cite-dialog.tsx";
import { Loading } from "../layout/loaded-page.tsx";
import { Button } from "../ui/button.tsx";
import { CheckboxRow } from "../ui/checkbox.tsx";
import { Tool } from "../ui/tool.tsx";
import { NameForm } from "./name-form.tsx";
import { Margin } from "./notes.tsx";

type Props = {
  answer: SavedAnswer;
  notes: readonly Note[];
  lists: readonly ReadingList[];
  /** The current version of the answer; null if it no longer exists, undefined while unknown. */
  version: string | null | undefined;
};

export function SavedEntry({ answer, notes, lists, version }: Props) {
  const { id, question, excerpt, savedAt, sources } = answer;
  const [picking, setPicking] = useState(false);
  const pickerId = useId();
  const url = new URL(answerPath(id), window.location.href).href;
  const { opener, dialog } = useCiteDialog({ kind: "answer", answerId: id, partnerIds: [] }, typeset(question));
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    notifyRemoved(`Removed from Study: ${named(question)}`, removeSaved(id).undo, `saved-${id}`);
  };
  return (
    <article
      className="grid @gloss:grid-cols-[minmax(0,var(--measure))_calc(var(--gloss)+4.75rem)] @max-gloss:grid-cols-[minmax(0,1fr)]"
      id={`saved-${id}`}
      aria-label={typeset(question)}
    >
      <div className="@gloss:border-rule @gloss:border-b pt-6 @gloss:pb-6 pb-2">
        <h2 className="font-serif text-heading tracking-[-0.004em] max-md:relative">
          <Link
            className="hover:text-rubric max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1.5"
            to={answerPath(id)}
          >
            {typeset(question)}
          </Link>
        </h2>
        <p className="excerpt mt-1 print:hidden">{typeset(excerpt)}</p>
        <p className="excerpt mt-1 hidden print:block">{typeset(firstParagraph(answer))}</p>
        <div className="-me-2 mt-2 flex min-h-9 items-center gap-3 text-ink-3 text-meta max-md:flex-wrap max-md:gap-1 max-md:whitespace-nowrap">
          <span>Saved {fullDay(savedAt)}</span>
          {sources !== undefined && (
            <span className="max-md:hidden">{sources === 1 ? "1 source" : `${sources} sources`}</span>
          )}
          <span className="ms-auto flex max-md:-ms-2 print:hidden">
            <Tool small icon="quote" label="Cite" {...opener} />
            <Tool small icon="share" label="Share" onClick={() => shareLink({ title: typeset(question), url })} />
            <Tool
              small
              icon="list"
              label="Lists"
              aria-label="Reading lists"
              aria-expanded={picking}
              aria-controls={pickerId}
              onClick={() => setPicking(!picking)}
            />
            <Tool small icon="bin" label="Remove" aria-label="Remove from Study" onClick={remove} />
          </span>
        </div>
        {dialog}
        {version === null && <p className="aside">This answer is not in Loci any more. Your notes stay.</p>}
        {version && answer.copy && answer.copy.version !== version && <ChangedSince answerId={id} />}
        <div id={pickerId}>{picking && <ListPicker answerId={id} lists={lists} />}</div>
      </div>
      <Margin answer={answer} notes={notes} />
    </article>
  );
}

/** What is printed, where nothing leads to the rest: no sentence is cut. */
function firstParagraph({ copy, excerpt }: SavedAnswer): string {
  const [text = ""] = copy?.text.split(/\n\s*\n/) ?? [excerpt];
  return text.replaceAll(/\[\d+\]|\*/g, "");
}

/** Says that the answer has changed, and shows its present text on request. */
function ChangedSince({ answerId }: { answerId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2.5 font-medium text-control text-rubric">
        Changed since you saved it
      </summary>
      {open && <CurrentAnswer answerId={answerId} />}
    </details>
  );
}

type ListPickerProps = { answerId: string; lists: readonly ReadingList[] };

/** The reading lists that an answer is in, and a form for a new one. */
function ListPicker({ answerId, lists }: ListPickerProps) {
  return (
    <fieldset className="mt-2 min-w-0 rounded border border-rule px-3.5 pt-1 pb-3.5" aria-label="Reading lists">
      {lists.map(({ id, name, answerIds }) => (
        <CheckboxRow
          key={id}
          label={name}
          checked={answerIds.includes(answerId)}
          onChange={(event) => setInList(id, answerId, event.target.checked)}
        />
      ))}
      <NameForm label="New reading list" action="Add" onName={(name) => createList(name, [answerId])} />
    </fieldset>
  );
}

function CurrentAnswer({ answerId }: { answerId: string }) {
  const answer = useSteadyQuery(answerCall(answerId));
  if (answer.status !== "ready") return <Loading what="the answer" call={answer} className="aside py-3" />;
  const keep = () => {
    updateSaved(answer.data);
    notify("Kept as it is now");
  };
  return (
    <div className="mt-2 rounded border border-rule px-4 pt-3 pb-4 font-serif text-body text-ink-2">
      <p className="font-medium">{typeset(answer.data.question)}</p>
      {readParagraphs(answer.data)
        .map(plainText)
        .map((paragraph, index) => (
          <p key={index} className="mt-2">
            {paragraph}
          </p>
        ))}
      <Button className="mt-4" onClick={keep}>
        Keep the answer as it is now
      </Button>
    </div>
  );
}
