/** The reading lists: saved answers in the visitor's order, which buttons change. */

import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
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
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { NameForm } from "./name-form.tsx";

type Props = { lists: readonly List[]; saved: readonly SavedAnswer[] };

export function ReadingLists({ lists, saved }: Props) {
  return (
    <div className="max-w-(--measure)">
      {lists.length === 0 && (
        <p className="lede text-wrap py-8">No reading lists yet. A list puts saved answers in your own order.</p>
      )}
      {lists.map((list) => (
        <ReadingList key={list.id} list={list} saved={saved} />
      ))}
      <NameForm className="pt-8!" label="New reading list" action="Create" onName={(name) => createList(name)} />
    </div>
  );
}

const MOVE = "disabled:cursor-default disabled:bg-transparent disabled:text-rule-strong";

type ReadingListProps = { list: List; saved: readonly SavedAnswer[] };

/** One reading list: its answers in the visitor's order, which buttons change. */
function ReadingList({ list, saved }: ReadingListProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useReturnFocus<HTMLButtonElement>(renaming);
  const answers = list.answerIds.flatMap((id) => saved.find((answer) => answer.id === id) ?? []);
  const move = movesIn(list, answers);

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
    <section className="pt-7" id={`list-${list.id}`} aria-label={list.name}>
      <div className="flex min-h-10 items-center gap-4 border-rule border-b pb-1">
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
            <h2 className="wrap-anywhere font-serif text-26/8 tracking-[-0.004em]">{list.name}</h2>
            <Button look="quiet" className="-mr-2" ref={renameButton} onClick={() => setRenaming(true)}>
              Rename
            </Button>
            {/* Far from what renames the list. */}
            <Button look="quiet" className="-mr-2 ml-auto" onClick={remove}>
              Remove list
            </Button>
          </>
        )}
      </div>
      {answers.length === 0 && <p className="aside py-3">This list is empty. Add answers from Saved answers.</p>}
      <ol>
        {answers.map(({ id, question }, index) => (
          <li
            key={id}
            className="grid min-h-12 grid-cols-[1.75rem_minmax(0,1fr)_repeat(3,auto)] items-center gap-x-0.5 border-rule border-b font-serif text-19/6"
            id={rowId(list.id, id)}
          >
            <span className="text-rubric">{index + 1}</span>
            <Link className="py-2.5 hover:text-rubric" to={resultsPath({ question, partnerIds: [] })}>
              {typeset(question)}
            </Link>
            <IconButton
              className={MOVE}
              id={moveButtonId(list.id, id, -1)}
              aria-label={`Move up: ${typeset(question)}`}
              disabled={index === 0}
              onClick={() => move(id, -1)}
            >
              <Icon name="chevron" className="rotate-180" />
            </IconButton>
            <IconButton
              className={MOVE}
              id={moveButtonId(list.id, id, 1)}
              aria-label={`Move down: ${typeset(question)}`}
              disabled={index === answers.length - 1}
              onClick={() => move(id, 1)}
            >
              <Icon name="chevron" />
            </IconButton>
            <IconButton
              className="-mr-2"
              aria-label={`Remove from list: ${typeset(question)}`}
              onClick={(event) => takeOut({ id, question }, event.currentTarget)}
            >
              <Icon name="close" />
            </IconButton>
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
function movesIn(list: List, answers: readonly SavedAnswer[]) {
  return (id: string, step: Step) => {
    const order = answers.map((answer) => answer.id);
    const from = order.indexOf(id);
    const arranged = order.toSpliced(from, 1).toSpliced(from + step, 0, id);
    const notShown = list.answerIds.filter((other) => !order.includes(other));
    flushSync(() => arrangeList(list.id, [...arranged, ...notShown]));
    const buttons = [step, -step as Step].map((direction) =>
      document.getElementById(moveButtonId(list.id, id, direction)),
    );
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
    announce(`Moved to ${from + step + 1} of ${order.length}`);
  };
}
