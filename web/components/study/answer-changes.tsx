/** The changes in an answer since it was saved: its text, paragraph by paragraph, and its sources. */
import { type ChangeObject, diffWordsWithSpace } from "diff";
import { useAnswer } from "../../data/answers.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { type SavedAnswer, type SavedCitation, type SavedCopy, updateSaved } from "../../stores/study.ts";
import { titleWithLocator } from "../answer/format-citation.ts";
import { Button } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";

const INS = "bg-wash text-ink decoration-1 underline-offset-[0.2em]";
const DEL = "mr-0.5 text-ink-3 decoration-1";

type Props = { saved: SavedAnswer & { readonly copy: SavedCopy } };

export function AnswerChanges({ saved: { id, question, copy } }: Props) {
  const answer = useAnswer(id);
  if (answer.status === "failed") return <LoadFailure what="The answer could not be loaded." call={answer} />;
  if (answer.status !== "ready")
    return (
      <p className="aside py-3">
        Comparing… <TakingLonger />
      </p>
    );
  const now = answer.data;
  const keep = () => {
    updateSaved(now);
    notify("Kept as it is now");
  };
  return (
    <div className="mt-2 rounded border border-rule px-4 pt-3 pb-4">
      {now.question !== question && (
        <p className="font-serif text-18/6.5">
          <del className={DEL}>{typeset(question)}</del> <ins className={INS}>{typeset(now.question)}</ins>
        </p>
      )}
      {changedParagraphs(copy.text, now.answer).map(({ number, parts }) => (
        <p key={number} className="mt-2 font-serif text-18/6.5 text-ink-2">
          <span className="mr-1 text-rubric">¶ {number}</span>
          {parts.map(({ added, removed, value }, index) =>
            added ? (
              <ins key={index} className={INS}>
                {value}
              </ins>
            ) : removed ? (
              <del key={index} className={DEL}>
                {value}
              </del>
            ) : (
              value
            ),
          )}
        </p>
      ))}
      <SourceChanges title="Sources added" citations={without(now.citations, copy.citations)} />
      <SourceChanges title="Sources removed" citations={without(copy.citations, now.citations)} />
      <Button className="mt-4" onClick={keep}>
        Keep the answer as it is now
      </Button>
    </div>
  );
}

type SourceChangesProps = { title: string; citations: readonly SavedCitation[] };

function SourceChanges({ title, citations }: SourceChangesProps) {
  if (citations.length === 0) return null;
  return (
    <>
      <h3 className="label mt-4">{title}</h3>
      <ul className="font-serif text-17/6 text-ink-2">
        {citations.map((citation) => (
          <li key={citation.number}>{titleWithLocator(citation)}</li>
        ))}
      </ul>
    </>
  );
}

function without(citations: readonly SavedCitation[], others: readonly SavedCitation[]): SavedCitation[] {
  const names = new Set(others.map(titleWithLocator));
  return citations.filter((citation) => !names.has(titleWithLocator(citation)));
}

type ChangedParagraph = { readonly number: number; readonly parts: ChangeObject<string>[] };

/** The paragraphs of the new text that have changed, or after which something was removed. */
function changedParagraphs(before: string, after: string): ChangedParagraph[] {
  const paragraphs: ChangedParagraph[] = [{ number: 1, parts: [] }];
  for (const part of diffWordsWithSpace(plain(before), plain(after))) {
    // Removed text does not end a paragraph of the new text.
    const pieces = part.removed ? [part.value.replaceAll(BREAK, " ")] : part.value.split(BREAK);
    for (const [index, value] of pieces.entries()) {
      if (index > 0) paragraphs.push({ number: paragraphs.length + 1, parts: [] });
      if (value !== "") paragraphs.at(-1)?.parts.push({ ...part, value });
    }
  }
  return paragraphs.filter(({ parts }) => parts.some(({ added, removed }) => added || removed));
}

const BREAK = /\n\s*\n/g;

/** The text without its marks, whose numbers shift whenever a source is added or removed. */
function plain(text: string): string {
  return typeset(text.replaceAll(/\[\d+\]|\*/g, ""));
}
