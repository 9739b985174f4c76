/** A saved answer in the text column, with its notes in the margin. */

import { type MouseEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { leaveFocusNear } from "../../hooks/focus.ts";
import { fullDay } from "../../lib/dates.ts";
import { NAMED, notify } from "../../lib/notify.ts";
import { answerPath, resultsPath } from "../../lib/paths.ts";
import { copyText } from "../../lib/share.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { createList, type ReadingList, toggleInList } from "../../stores/reading-lists.ts";
import { type Note, removeSaved, type SavedAnswer } from "../../stores/study.ts";
import { shareLink } from "../answer/share-actions.ts";
import { IconButton } from "../ui/button.tsx";
import { CheckboxRow } from "../ui/checkbox-row.tsx";
import { Icon } from "../ui/icon.tsx";
import { NameForm } from "./name-form.tsx";
import { Margin } from "./notes.tsx";

type Props = { answer: SavedAnswer; notes: readonly Note[]; lists: readonly ReadingList[] };

export function SavedEntry({ answer, notes, lists }: Props) {
  const { id, question, excerpt, savedAt, sources } = answer;
  const [picking, setPicking] = useState(false);
  const pickerId = useId();
  const path = resultsPath({ question, partnerIds: [] });
  const url = new URL(answerPath(id), window.location.href).href;

  const copy = async () => {
    const copied = await copyText(`Loci, “${typeset(question)}”, ${url}`);
    notify(copied ? "Citation copied" : "Your browser did not allow copying.");
  };
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    const undo = removeSaved(id);
    notify(`Removed from Study: ${shortened(typeset(question), NAMED)}`, {
      action: { label: "Undo", run: undo, restored: () => document.getElementById(`saved-${id}`) },
    });
  };
  return (
    <article
      className="grid gloss:grid-cols-[minmax(0,var(--measure))_calc(var(--gloss)+4.75rem)] max-gloss:grid-cols-[minmax(0,1fr)]"
      id={`saved-${id}`}
      aria-label={typeset(question)}
    >
      <div className="gloss:border-rule gloss:border-b pt-6 gloss:pb-6 pb-2">
        <h2 className="font-serif text-26/8 tracking-[-0.004em] max-md:relative">
          <Link
            className="hover:text-rubric max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1.5"
            to={path}
          >
            {typeset(question)}
          </Link>
        </h2>
        <p className="mt-1 font-serif large-text:text-20/7.25 text-18/6.5 text-ink-2 small-text:text-17/6">
          {typeset(excerpt)}
        </p>
        <div className="mt-2 -mr-2 flex min-h-9 items-center gap-3 text-[0.8438rem] text-ink-3 max-md:flex-wrap max-md:gap-1 max-md:whitespace-nowrap">
          <span>Saved {fullDay(savedAt)}</span>
          {sources !== undefined && (
            <span className="max-md:hidden">{sources === 1 ? "1 source" : `${sources} sources`}</span>
          )}
          <span className="ml-auto flex gap-3 max-md:gap-1 print:hidden">
            <IconButton aria-label="Copy citation" onClick={copy}>
              <Icon name="quote" />
            </IconButton>
            <IconButton aria-label="Share" onClick={() => shareLink({ title: typeset(question), url })}>
              <Icon name="share" />
            </IconButton>
            <IconButton
              aria-label="Reading lists"
              aria-expanded={picking}
              aria-controls={pickerId}
              onClick={() => setPicking(!picking)}
            >
              <Icon name="list" />
            </IconButton>
            <IconButton aria-label="Remove from Study" onClick={remove}>
              <Icon name="bin" />
            </IconButton>
          </span>
        </div>
        <div id={pickerId}>{picking && <ListPicker answerId={id} lists={lists} />}</div>
      </div>
      <Margin answer={answer} notes={notes} />
    </article>
  );
}

type ListPickerProps = { answerId: string; lists: readonly ReadingList[] };

/** Which reading lists an answer is in; and a new one for it. */
function ListPicker({ answerId, lists }: ListPickerProps) {
  return (
    <fieldset className="mt-2 min-w-0 rounded border border-rule px-3.5 pt-1 pb-3.5" aria-label="Reading lists">
      {lists.map(({ id, name, answerIds }) => (
        <CheckboxRow
          key={id}
          label={name}
          checked={answerIds.includes(answerId)}
          onChange={() => toggleInList(id, answerId)}
        />
      ))}
      <NameForm label="New reading list" action="Add" onName={(name) => createList(name, [answerId])} />
    </fieldset>
  );
}
