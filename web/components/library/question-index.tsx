/** The index of questions: every question by its key word, with the numeral of its topic. */
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { LibraryAnswer, LibraryTopic } from "../../../server/contract/library.ts";
import { answerPath } from "../../lib/paths.ts";
import { placeOnPage } from "../../lib/places.ts";
import { typeset } from "../../lib/typeset.ts";
import { LibrarySection } from "./library-section.tsx";
import { roman } from "./topic-numeral.tsx";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const LETTER = "grid h-9 min-w-8 place-items-center rounded-sm font-serif text-body/none max-md:h-11 max-md:min-w-11";

type Entry = LibraryAnswer & { readonly numeral: string };

export function QuestionIndex({ topics }: { topics: readonly LibraryTopic[] }) {
  const groups = useMemo(() => groupByLetter(topics), [topics]);
  return (
    <LibrarySection title="Index of questions" id="index">
      <p className="aside mt-4">The numeral after each question is that of its topic.</p>
      <nav className="-ms-2 mt-5 flex flex-wrap gap-x-0.5 max-md:gap-0" aria-label="Index letters">
        {ALPHABET.map((letter) =>
          groups.has(letter) ? (
            <Link
              key={letter}
              className={`${LETTER} font-medium text-rubric hover:bg-well`}
              to={placeOnPage(anchorOf(letter))}
            >
              {letter}
            </Link>
          ) : (
            <span key={letter} className={`${LETTER} text-ink-3`} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      <div className="question-index mt-6 columns-3 gap-x-10 border-rule-red border-t-3 border-double pt-6 max-md:columns-1">
        {[...groups].map(([letter, entries]) => (
          <section key={letter} aria-labelledby={anchorOf(letter)}>
            <h3 id={anchorOf(letter)} tabIndex={-1}>
              {letter}
            </h3>
            <ul>
              {entries.map(({ id, question, heading, numeral }) => (
                <li key={id}>
                  <Link to={answerPath(id)} title={typeset(question)}>
                    {`${typeset(heading)}, `}
                    <i>{numeral}</i>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </LibrarySection>
  );
}

const anchorOf = (letter: string) => `idx-${letter}`;

/** A heading that begins with a quotation mark, or with the number of a book of the Bible, stands under its first letter. */
function sortedAs({ heading }: Entry): string {
  return heading.replace(/^[^\p{L}]+(?=\p{Lu})/u, "");
}

function groupByLetter(topics: readonly LibraryTopic[]): Map<string, Entry[]> {
  const entries = topics
    .flatMap(({ answers }, index) =>
      answers.map((answer): Entry => ({ ...answer, numeral: roman(index + 1).toLowerCase() })),
    )
    .sort((one, other) => sortedAs(one).localeCompare(sortedAs(other), "en"));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = sortedAs(entry).charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return groups;
}
