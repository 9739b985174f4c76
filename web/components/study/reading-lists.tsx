/** The reading lists: saved answers in the visitor's order, which buttons change. */

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { leaveFocusNear, useReturnFocus } from "../../hooks/focus.ts";
import { NAMED, notify } from "../../lib/notify.ts";
import { resultsPath } from "../../lib/paths.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { announce } from "../../stores/announcements.ts";
import {
  arrangeList,
  createList,
  type ReadingList as List,
  removeList,
  renameList,
  takeFromList,
} from "../../stores/reading-lists.ts";
import type { SavedAnswer } from "../../stores/study.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { NameForm } from "./name-form.tsx";

type Props = { lists: readonly List[]; saved: readonly SavedAnswer[] };

export function ReadingLists({ lists, saved }: Props) {
  return (
    <div className="lists">
      {lists.length === 0 && (
        <p className="empty">No reading lists yet. A list puts saved answers in your own order.</p>
      )}
      {lists.map((list) => (
        <ReadingList key={list.id} list={list} saved={saved} />
      ))}
      <NameForm label="New reading list" action="Create" onName={(name) => createList(name)} />
    </div>
  );
}

type ReadingListProps = { list: List; saved: readonly SavedAnswer[] };

/** One reading list: its answers in the visitor's order, which buttons change. */
function ReadingList({ list, saved }: ReadingListProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useReturnFocus<HTMLButtonElement>(renaming);
  const answers = list.answerIds.flatMap((id) => saved.find((answer) => answer.id === id) ?? []);
  const move = useMoves(list, answers);

  const takeOut = ({ id: answerId, question }: Pick<SavedAnswer, "id" | "question">, button: Element) => {
    leaveFocusNear(button);
    const undo = takeFromList(list.id, answerId);
    notify(`Removed from ${list.name}: ${shortened(typeset(question), NAMED)}`, {
      action: { label: "Undo", run: undo, restored: () => document.getElementById(rowId(list.id, answerId)) },
    });
  };
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    const undo = removeList(list.id);
    notify("Reading list removed", {
      action: { label: "Undo", run: undo, restored: () => document.getElementById(`list-${list.id}`) },
    });
  };
  return (
    <section className="reading-list" id={`list-${list.id}`} aria-label={list.name}>
      <div className="rowhead">
        {renaming ? (
          <NameForm
            label="Name of the list"
            action="Rename"
            initial={list.name}
            autoFocus
            onName={(name) => {
              renameList(list.id, name);
              setRenaming(false);
            }}
          />
        ) : (
          <>
            <h2>{list.name}</h2>
            <button type="button" className="quiet" ref={renameButton} onClick={() => setRenaming(true)}>
              Rename
            </button>
            <button type="button" className="quiet remove" onClick={remove}>
              Remove list
            </button>
          </>
        )}
      </div>
      {answers.length === 0 && <p className="note">This list is empty. Add answers from Saved answers.</p>}
      <ol>
        {answers.map(({ id, question }, index) => (
          <li key={id} id={rowId(list.id, id)}>
            <span className="no">{index + 1}</span>
            <Link to={resultsPath({ question, partnerIds: [] })}>{typeset(question)}</Link>
            <button
              type="button"
              className="icon-btn"
              id={moveButtonId(list.id, id, -1)}
              aria-label={`Move up: ${typeset(question)}`}
              disabled={index === 0}
              onClick={() => move(id, -1)}
            >
              <Icon name="chevron" className="turned" />
            </button>
            <button
              type="button"
              className="icon-btn"
              id={moveButtonId(list.id, id, 1)}
              aria-label={`Move down: ${typeset(question)}`}
              disabled={index === answers.length - 1}
              onClick={() => move(id, 1)}
            >
              <Icon name="chevron" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove from list: ${typeset(question)}`}
              onClick={(event) => takeOut({ id, question }, event.currentTarget)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = -1 | 1;

const rowId = (listId: string, answerId: string) => `${listId}-${answerId}`;

const moveButtonId = (listId: string, answerId: string, step: Step) =>
  `${listId}-${answerId}-${step === 1 ? "down" : "up"}`;

/** Moving an answer. The focus goes with it, which moving an element in the page loses. */
function useMoves(list: List, answers: readonly SavedAnswer[]) {
  const moved = useRef<{ id: string; step: Step } | null>(null);

  useEffect(() => {
    if (moved.current === null) return;
    const { id, step } = moved.current;
    moved.current = null;
    const buttons = [step, -step as Step].map((direction) =>
      document.getElementById(moveButtonId(list.id, id, direction)),
    );
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
  });
  const move = (id: string, step: Step) => {
    const order = answers.map((answer) => answer.id);
    const from = order.indexOf(id);
    const arranged = order.toSpliced(from, 1).toSpliced(from + step, 0, id);
    const notShown = list.answerIds.filter((other) => !order.includes(other));
    moved.current = { id, step };
    arrangeList(list.id, [...arranged, ...notShown]);
    announce(`Moved to ${from + step + 1} of ${order.length}`);
  };
  return move;
}
