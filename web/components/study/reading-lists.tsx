/** The reading lists, and a form for another. */
import { createList, type ReadingList as List } from "../../stores/reading-lists.ts";
import type { SavedAnswer } from "../../stores/study.ts";
import { NameForm } from "./name-form.tsx";
import { ReadingList } from "./reading-list.tsx";

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
