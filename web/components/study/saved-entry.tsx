/** A saved answer in the text column, with its notes in the margin. */
import { type MouseEvent, useId, useState } from "react";
import { leaveFocusNear } from "../../hooks/focus.ts";
import { fullDay } from "../../lib/dates.ts";
import { NAMED, notify } from "../../lib/notify.ts";
import { resultsPath } from "../../lib/paths.ts";
import { copyText } from "../../lib/share.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { createList, type ReadingList, toggleInList } from "../../stores/reading-lists.ts";
import { type Note, removeSaved, type SavedAnswer } from "../../stores/study.ts";
import { shareLink } from "../answer/share-actions.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { NameForm } from "./name-form.tsx";
import { Margin } from "./notes.tsx";

type Props = { answer: SavedAnswer; notes: readonly Note[]; lists: readonly ReadingList[] };

export function SavedEntry({ answer, notes, lists }: Props) {
  const { id, question, excerpt, savedAt, sources } = answer;
  const [picking, setPicking] = useState(false);
  const pickerId = useId();
  const path = resultsPath({ question, partnerIds: [] });
  const url = new URL(path, window.location.href).href;

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
    <article className="entry" id={`saved-${id}`} aria-label={typeset(question)}>
      <div className="l">
        <h2>
          <Link to={path}>{typeset(question)}</Link>
        </h2>
        <p className="ex">{typeset(excerpt)}</p>
        <div className="meta">
          <span>Saved {fullDay(savedAt)}</span>
          {sources !== undefined && <span className="opt">{sources === 1 ? "1 source" : `${sources} sources`}</span>}
          <span className="acts">
            <button type="button" className="icon-btn" aria-label="Copy citation" onClick={copy}>
              <Icon name="quote" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="Share"
              onClick={() => shareLink({ title: typeset(question), url })}
            >
              <Icon name="share" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="Reading lists"
              aria-expanded={picking}
              aria-controls={pickerId}
              onClick={() => setPicking(!picking)}
            >
              <Icon name="list" />
            </button>
            <button type="button" className="icon-btn" aria-label="Remove from Study" onClick={remove}>
              <Icon name="bin" />
            </button>
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
    <fieldset className="picker" aria-label="Reading lists">
      {lists.map(({ id, name, answerIds }) => (
        <label key={id} className="facet">
          <span>{name}</span>
          <input
            type="checkbox"
            className="tick"
            checked={answerIds.includes(answerId)}
            onChange={() => toggleInList(id, answerId)}
            aria-label={name}
          />
        </label>
      ))}
      <NameForm label="New reading list" action="Add" onName={(name) => createList(name, [answerId])} />
    </fieldset>
  );
}
