/** The index of Scripture: every book, and the chapters of one book. */
import { Link } from "react-router-dom";
import type { ScriptureIndex } from "../../../server/contract/scripture.ts";
import { useQuery } from "../../data/use-query.ts";
import { answersInWords } from "../../lib/answer-counts.ts";
import { libraryBiblePath, libraryScripturePath, scriptureIndexCall, scripturePath } from "../../lib/library-paths.ts";
import { capitalized } from "../../lib/text.ts";
import { BeforeAndAfter } from "../ui/before-and-after.tsx";
import { ContentsList, LibrarySection } from "./library-section.tsx";
import { Crumb, PartFrame, PartHeading } from "./part-frame.tsx";

type Book = ScriptureIndex["books"][number];

const OLD_TESTAMENT = 39; // books

export function ScriptureBooks() {
  return (
    <PartFrame title="Scripture" call={useQuery(scriptureIndexCall)}>
      {({ books }) => (
        <>
          <PartHeading
            title="Scripture"
            lede="The books of the Bible, each with the number of answers that explain a passage of it."
          />
          <Testament title="Old Testament" books={books.slice(0, OLD_TESTAMENT)} />
          <Testament title="New Testament" books={books.slice(OLD_TESTAMENT)} />
        </>
      )}
    </PartFrame>
  );
}

function Testament({ title, books }: { title: string; books: readonly Book[] }) {
  return (
    <LibrarySection title={title} className="mt-9">
      <ContentsList
        name={title}
        entries={books.map((book) => ({
          to: libraryBiblePath(book.reference),
          name: book.name,
          count: book.explainedByCount || "–",
          inWords: `: ${answersInWords(book)}`,
        }))}
      />
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
      <LibrarySection title={chapters.length > 1 ? "Chapters" : "Chapter"} className="mt-8">
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
        before={before ? { to: libraryBiblePath(before.reference), name: before.name } : null}
        after={after ? { to: libraryBiblePath(after.reference), name: after.name } : null}
      />
    </div>
  );
}
