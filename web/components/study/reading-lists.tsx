/** The reading lists: saved answers in the visitor's order, which buttons change. */
import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { leaveFocusNear, useReturnFocus } from "../../hooks/focus.ts";
import { useDownload } from "../../hooks/use-download.ts";
import { answerPath } from "../../lib/paths.ts";
import { sharedListPath } from "../../lib/shared-list.ts";
import { typeset } from "../../lib/typeset.ts";
import { announce } from "../../stores/announcements.ts";
import { named, notifyRemoved } from "../../stores/messages.ts";
import {
  arrangeList,
  createList,
  type ReadingList as List,
  removeList,
  renameList,
  takeFromList,
} from "../../stores/reading-lists.ts";
import type { SavedAnswer } from "../../stores/study.ts";
import { shareLink } from "../answer/share-actions.ts";
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

function ReadingList({ list, saved }: ReadingListProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useReturnFocus<HTMLButtonElement>(renaming);
  const { isUnderWay, startList } = useDownload();
  const answers = list.answerIds.flatMap((id) => saved.find((answer) => answer.id === id) ?? []);

  const takeOut = ({ id: answerId, question }: Pick<SavedAnswer, "id" | "question">, button: Element) => {
    leaveFocusNear(button);
    const undo = takeFromList(list.id, answerId);
    notifyRemoved(`Removed from ${list.name}: ${named(question)}`, undo, rowId(list.id, answerId));
  };
  const shareList = () => {
    const path = sharedListPath({ name: list.name, answerIds: answers.map(({ id }) => id) });
    return shareLink({ title: list.name, url: new URL(path, window.location.href).href });
  };
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    notifyRemoved("Reading list removed", removeList(list.id), `list-${list.id}`);
  };
  return (
    <section className="pt-7" id={`list-${list.id}`} aria-label={list.name}>
      <div className="flex min-h-10 items-center gap-4 border-rule border-b pb-1 max-md:flex-wrap max-md:gap-y-0">
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
            <h2 className="wrap-anywhere font-serif text-heading tracking-[-0.004em]" dir="auto">
              {list.name}
            </h2>
            <Button look="quiet" className="-me-2" ref={renameButton} onClick={() => setRenaming(true)}>
              Rename
            </Button>
            {/* Far from what renames the list. */}
            <span className="ms-auto -me-2 flex justify-end max-md:flex-wrap">
              {answers.length > 0 && (
                <>
                  <Button look="quiet" onClick={shareList}>
                    Share
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Save as PDF: ${list.name}`}
                    aria-busy={isUnderWay}
                    onClick={() => startList(list.name, answers)}
                  >
                    Save as PDF
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Sheets for a group: ${list.name}`}
                    aria-busy={isUnderWay}
                    onClick={() => startList(list.name, answers, { asSheets: true })}
                  >
                    Sheets
                  </Button>
                </>
              )}
              <Button look="quiet" aria-label="Remove list" onClick={remove}>
                Remove
              </Button>
            </span>
          </>
        )}
      </div>
      {answers.length === 0 && <p className="aside py-3">This list is empty. Add answers from Saved answers.</p>}
      <ol>
        {answers.map((answer, index) => (
          <ListRow
            key={answer.id}
            listId={list.id}
            answer={answer}
            number={index + 1}
            last={index === answers.length - 1}
            onStep={(step) => moveBy(step, answer.id, list, answers)}
            onRemove={(button) => takeOut(answer, button)}
          />
        ))}
      </ol>
    </section>
  );
}

type Step = -1 | 1;

type RowProps = {
  listId: string;
  answer: SavedAnswer;
  number: number;
  last: boolean;
  onStep: (step: Step) => void;
  onRemove: (button: Element) => void;
};

function ListRow({ listId, answer: { id, question }, number, last, onStep, onRemove }: RowProps) {
  return (
    <li
      className="grid min-h-12 grid-cols-[2.25rem_minmax(0,1fr)_repeat(3,auto)] items-center gap-x-0.5 border-rule border-b font-serif text-item"
      id={rowId(listId, id)}
    >
      <span className="text-rubric">{number}</span>
      <Link className="py-2.5 hover:text-rubric" to={answerPath(id)}>
        {typeset(question)}
      </Link>
      {([-1, 1] as const).map((step) => (
        <IconButton
          key={step}
          className={MOVE}
          id={moveButtonId(listId, id, step)}
          aria-label={`Move ${step === 1 ? "down" : "up"}: ${typeset(question)}`}
          disabled={step === 1 ? last : number === 1}
          onClick={() => onStep(step)}
        >
          <Icon name="chevron" className={step === 1 ? "" : "rotate-180"} />
        </IconButton>
      ))}
      <IconButton
        className="-me-2"
        aria-label={`Remove from list: ${typeset(question)}`}
        onClick={(event) => onRemove(event.currentTarget)}
      >
        <Icon name="close" />
      </IconButton>
    </li>
  );
}

const rowId = (listId: string, answerId: string) => `${listId}-${answerId}`;

const moveButtonId = (listId: string, answerId: string, step: Step) =>
  `${listId}-${answerId}-${step === 1 ? "down" : "up"}`;

/** Moves an answer one place up or down. The focus is set again, because moving an element loses it. */
function moveBy(step: Step, answerId: string, list: List, answers: readonly SavedAnswer[]): void {
  const order = answers.map(({ id }) => id);
  const index = order.indexOf(answerId) + step;
  flushSync(() => arrangeList(list.id, order.filter((id) => id !== answerId).toSpliced(index, 0, answerId)));
  announce(`Moved to ${index + 1} of ${order.length}`);
  const buttons = [step, -step as Step].map((direction) =>
    document.getElementById(moveButtonId(list.id, answerId, direction)),
  );
  buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
}
