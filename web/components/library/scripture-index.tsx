/** The index of Scripture: every book, with a small strip along its chapters, and the chapters of one book. */
import { Link } from "react-router-dom";
import type { ScriptureIndex } from "../../../server/contract/scripture.ts";
import { useQuery } from "../../data/use-query.ts";
import { answersInWords } from "../../lib/answer-counts.ts";
import { libraryBiblePath, libraryScripturePath, scriptureIndexCall, scripturePath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { BeforeAndAfter, withArrow } from "../ui/before-and-after.tsx";
import { LibrarySection } from "./library-section.tsx";
import { Crumb, PartFrame, PartHeading } from "./part-frame.tsx";
import { Bars, Strip } from "./strip.tsx";

type Book = ScriptureIndex["books"][number];

const OLD_TESTAMENT = 39; // books
const SMALL_STRIP = 22; // pixels

export function ScriptureBooks() {
  return (
    <PartFrame title="Scripture" call={useQuery(scriptureIndexCall)}>
      {({ books }) => (
        <>
          <PartHeading
            title="Scripture"
            lede="The books of the Bible, each with the answers that explain a passage of it. The bars are its chapters: red for answers that explain one, grey for others that mention it."
          />
          <Testament title="Old Testament" books={books.slice(0, OLD_TESTAMENT)} highest={highestOf(books)} />
          <Testament title="New Testament" books={books.slice(OLD_TESTAMENT)} highest={highestOf(books)} />
        </>
      )}
    </PartFrame>
  );
}

type TestamentProps = { title: string; books: readonly Book[]; highest: number };

function Testament({ title, books, highest }: TestamentProps) {
  return (
    <LibrarySection title={title} className="mt-9">
      <ul className="mt-2 @max-gloss:columns-1 columns-2 gap-x-16 [column-rule:1px_solid_var(--color-rule-red)]">
        {books.map((book) => (
          <li key={book.reference} className="break-inside-avoid">
            <Link
              className="group grid min-h-11 grid-cols-[9rem_minmax(0,1fr)_2.5rem] items-center gap-3"
              to={libraryBiblePath(book.reference)}
            >
              <span className="font-serif text-item group-hover:text-rubric">{book.name}</span>
              <svg className="w-full border-rule border-b" height={SMALL_STRIP} aria-hidden="true">
                <Bars bars={barsOf(book)} total={book.chapters.length} height={SMALL_STRIP} highest={highest} />
              </svg>
              <span className="text-end font-serif text-body text-ink-2" aria-hidden="true">
                {book.explainedByCount || "–"}
              </span>
              <span className="sr-only">: {answersInWords(book)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </LibrarySection>
  );
}

/** @param reference - The OSIS name of a book. */
export function BibleBook({ reference }: { reference: string }) {
  return (
    <PartFrame
      title="Scripture"
      call={useQuery(scriptureIndexCall)}
      titleOf={({ books }) => books.find((book) => book.reference === reference)?.name ?? "Scripture"}
    >
      {({ books }) => {
        const index = books.findIndex((book) => book.reference === reference);
        const book = books[index];
        return book ? (
          <Chapters book={book} before={books[index - 1]} after={books[index + 1]} />
        ) : (
          <PartHeading title="Scripture" lede="There is no such book in this Bible.">
            <ToScripture />
          </PartHeading>
        );
      }}
    </PartFrame>
  );
}

const ToScripture = () => <Crumb to={libraryScripturePath}>Scripture</Crumb>;

function Chapters({ book, before, after }: { book: Book; before: Book | undefined; after: Book | undefined }) {
  const { reference, name, chapters } = book;
  return (
    <div className="max-w-(--measure)">
      <PartHeading title={name} lede={`${capitalized(answersInWords(book))}.`}>
        <ToScripture />
      </PartHeading>
      <div className="mt-8">
        <Strip
          label={`The answers on ${name}, along its ${counted(chapters.length, "chapter")}`}
          divisions={chapters.map(({ number }) => ({ label: `${number}`, length: 1 }))}
          bars={barsOf(book)}
        />
      </div>
      <LibrarySection title={chapters.length > 1 ? "Chapters" : "Chapter"} className="mt-6">
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-x-3">
          {chapters.map((chapter) => (
            <li key={chapter.number}>
              <Link
                className="group flex min-h-12 items-baseline gap-1 border-rule border-b px-1 pt-2.5 hover:bg-well"
                to={scripturePath(`${reference}.${chapter.number}`)}
              >
                <span
                  className={`font-serif text-item group-hover:text-rubric ${chapter.explainedByCount > 0 ? "font-medium text-ink" : "text-ink-3"}`}
                >
                  <span className="sr-only">{name} </span>
                  {chapter.number}
                </span>
                <span className="sr-only">: {answersInWords(chapter)}</span>
                <span className="text-ink-3 text-label" aria-hidden="true">
                  {chapter.explainedByCount > 0 && (
                    <span className="font-semibold text-rubric">{chapter.explainedByCount}</span>
                  )}
                  {chapter.referredToByCount > 0 && ` +${chapter.referredToByCount}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="aside mt-4">Red: answers that explain a passage of the chapter. Plus: others that mention it.</p>
      </LibrarySection>
      <BeforeAndAfter
        label="Books before and after"
        before={before ? { to: libraryBiblePath(before.reference), name: withArrow.before(before.name) } : null}
        after={after ? { to: libraryBiblePath(after.reference), name: withArrow.after(after.name) } : null}
      />
    </div>
  );
}

function barsOf({ chapters }: Book) {
  return chapters
    .map(({ number, explainedByCount, referredToByCount }) => ({
      part: number,
      count: explainedByCount + referredToByCount,
      redCount: explainedByCount,
    }))
    .filter(({ count }) => count > 0);
}

/** The largest number of answers on a chapter. */
function highestOf(books: readonly Book[]): number {
  return Math.max(...books.flatMap(barsOf).map(({ count }) => count));
}
