/** The index of questions, as at the back of a book: every question by its key word, with the numeral of its head. */
import { useMemo } from "react";
import type { LibraryAnswer, LibraryCategory } from "../../../server/contract/library.ts";
import { roman } from "../../lib/numbers.ts";
import { placeOnPage, resultsPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { Link } from "../ui/link.tsx";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

type Entry = LibraryAnswer & { readonly numeral: string };

export function QuestionIndex({ topics }: { topics: readonly LibraryCategory[] }) {
  const groups = useMemo(() => groupByLetter(topics), [topics]);
  return (
    <section className="sect" id="index" aria-labelledby="index-label">
      <div className="rowhead">
        <h2 className="sc" id="index-label">
          Index of questions
        </h2>
      </div>
      <p className="note">The numeral after each question is that of its topic.</p>
      <nav className="letters" aria-label="Index letters">
        {ALPHABET.map((letter) =>
          groups.has(letter) ? (
            <Link key={letter} to={placeOnPage(anchorOf(letter))}>
              {letter}
            </Link>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      <div className="index">
        {[...groups].map(([letter, entries]) => (
          <section key={letter} aria-labelledby={anchorOf(letter)}>
            <h3 id={anchorOf(letter)} tabIndex={-1}>
              {letter}
            </h3>
            <ul>
              {entries.map(({ id, question, heading, numeral }) => (
                <li key={id}>
                  <Link to={resultsPath({ question, partnerIds: [] })} title={typeset(question)}>
                    {typeset(heading)}, <i>{numeral}</i>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const anchorOf = (letter: string) => `idx-${letter}`;

function groupByLetter(topics: readonly LibraryCategory[]): Map<string, Entry[]> {
  const entries = topics
    .flatMap(({ answers }, index) =>
      answers.map((answer): Entry => ({ ...answer, numeral: roman(index + 1).toLowerCase() })),
    )
    .sort((one, other) => one.heading.localeCompare(other.heading, "en"));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.heading.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return groups;
}
