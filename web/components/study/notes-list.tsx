/** All notes, newest first, each under the question it belongs to; also those whose answer is not kept any more. */
import type { Note } from "../../browser/study.ts";
import { resultsPath } from "../../paths.ts";
import { Link } from "../ui/link.tsx";
import { typeset } from "../ui/typeset.ts";
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
