/** Notes in the margin of a saved answer, at their paragraph, and in a list of them all. */
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { leaveFocusNear, useReturnFocus } from "../../hooks/focus.ts";
import { shortDay } from "../../lib/dates.ts";
import { answerPath } from "../../lib/paths.ts";
import { paragraphId, placeOnPage } from "../../lib/places.ts";
import { typeset } from "../../lib/typeset.ts";
import { notifyRemoved } from "../../stores/messages.ts";
import { draftAt, noteDrafts, writeDraft } from "../../stores/note-drafts.ts";
import { useStore } from "../../stores/store.ts";
import { addNote, changeNote, type Note, removeNote, type SavedAnswer } from "../../stores/study.ts";
import { Tool } from "../ui/tool.tsx";
import { NoteEditor } from "./note-editor.tsx";

type Props = {
  note: Note;
  /** Whether it is at its paragraph, so that it needs no link to it. */
  inPlace?: boolean;
};

const action =
  "relative print:hidden after:absolute after:-inset-x-1 after:-inset-y-1.5 hover:text-rubric max-md:after:-inset-x-2 max-md:after:-inset-y-3";

export function MarginNote({ note, inPlace = false }: Props) {
  const { id, answerId, paragraph, text, writtenAt } = note;
  const draft = draftAt(useStore(noteDrafts), { answerId, noteId: id });
  const button = useReturnFocus<HTMLButtonElement>(draft !== undefined);
  if (draft) return <NoteEditor draft={draft} initialText={text} onSave={(written) => changeNote(id, written)} />;
  const remove = (event: MouseEvent) => {
    leaveFocusNear(event.currentTarget);
    notifyRemoved("Note removed", removeNote(id), `note-${id}`);
  };
  return (
    <div className="not-first:mt-3.5 font-normal font-serif text-body text-ink italic" id={`note-${id}`}>
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </p>
      <div
        className={`mt-1 flex flex-wrap gap-x-3 font-sans text-ink-3 text-label not-italic max-md:gap-x-5 max-md:pb-3 ${inPlace ? "print:hidden" : ""}`}
      >
        <span>
          <time dateTime={writtenAt}>{shortDay(writtenAt)}</time>
          {paragraph !== null && !inPlace && (
            <>
              ,{" "}
              <Link className="hover:text-rubric" to={answerPath(answerId) + placeOnPage(paragraphId(paragraph))}>
                on ¶ {paragraph}
              </Link>
            </>
          )}
        </span>
        <button
          ref={button}
          type="button"
          className={action}
          onClick={() => writeDraft({ answerId, noteId: id, paragraph, text })}
        >
          Edit<span className="sr-only"> note</span>
        </button>
        <button type="button" className={action} onClick={remove}>
          Remove<span className="sr-only"> note</span>
        </button>
      </div>
    </div>
  );
}

type MarginProps = { answer: SavedAnswer; notes: readonly Note[] };

/** The margin of a saved answer: its notes, and an editor for another. */
export function Margin({ answer: { id, question }, notes }: MarginProps) {
  const draft = draftAt(useStore(noteDrafts), { answerId: id, noteId: null });
  const button = useReturnFocus<HTMLButtonElement>(draft !== undefined);
  return (
    <div className="@gloss:ms-11 @max-gloss:mb-4 border-rule-red border-s @gloss:py-6 @max-gloss:ps-4 ps-8 @max-gloss:pt-1 @max-gloss:pb-5">
      {notes.map((note) => (
        <MarginNote key={note.id} note={note} />
      ))}
      {draft ? (
        <NoteEditor
          draft={draft}
          initialText=""
          onSave={(text) => addNote({ answerId: id, question, paragraph: draft.paragraph, text })}
        />
      ) : (
        <Tool
          ref={button}
          small
          icon="plus"
          label="Add a note"
          className="-ms-2 mt-1.5 first:-mt-1.5 print:hidden"
          onClick={() => writeDraft({ answerId: id, noteId: null, paragraph: null, text: "" })}
        />
      )}
    </div>
  );
}

/** All notes, newest first, each under its question, including notes on answers that are no longer saved. */
export function NotesList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0)
    return (
      <p className="lede text-wrap py-8">
        No notes yet. Write one at a paragraph of an answer, or beside a saved answer.
      </p>
    );
  const newestFirst = notes.toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt));
  return (
    <ul className="max-w-(--measure)">
      {newestFirst.map((note) => (
        <li key={note.id} className="border-rule border-b py-5">
          <h2 className="font-medium font-serif text-ink-2 text-note">
            <Link className="hover:text-rubric" to={answerPath(note.answerId)}>
              {typeset(note.question)}
            </Link>
          </h2>
          <MarginNote note={note} />
        </li>
      ))}
    </ul>
  );
}
