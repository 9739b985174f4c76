/** All notes, newest first, each under the question it belongs to; also those whose answer is not kept any more. */

import { resultsPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import type { Note } from "../../stores/study.ts";
import { Link } from "../ui/link.tsx";
import { MarginNote } from "./margin-note.tsx";

export function NotesList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0)
    return <p className="empty">No notes yet. Write one at a paragraph of an answer, or beside a saved answer.</p>;
  const newestFirst = notes.toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt));
  return (
    <ul className="notes">
      {newestFirst.map((note) => (
        <li key={note.id}>
          <h2>
            <Link to={resultsPath({ question: note.question, partnerIds: [] })}>{typeset(note.question)}</Link>
          </h2>
          <MarginNote note={note} />
        </li>
      ))}
    </ul>
  );
}
