/** Which reading lists an answer is in; and a new one for it. */
import { createList, type ReadingList, toggleInList } from "../../stores/reading-lists.ts";
import { NameForm } from "./name-form.tsx";

type Props = { answerId: string; lists: readonly ReadingList[] };

export function ListPicker({ answerId, lists }: Props) {
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
