/** The library's first page: contents, a shelf of books, the partners, and the index. */
import { Link } from "react-router-dom";
import type { Library, LibraryTopic } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { libraryBooksPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { libraryTopicPath } from "../../lib/paths.ts";
import { placeOnPage } from "../../lib/places.ts";
import { capitalized } from "../../lib/text.ts";
import { topicName } from "../../lib/topic-name.ts";
import { PageHeading } from "../layout/page-frame.tsx";
import { KeepAllAnswers } from "./keep-all-answers.tsx";
import { LibrarySection } from "./library-section.tsx";
import { PartnerGrid } from "./partner-grid.tsx";
import { QuestionIndex } from "./question-index.tsx";
import { Shelf } from "./shelf.tsx";
import { TopicNumeral } from "./topic-numeral.tsx";
import { WayToScripture } from "./way-to-scripture.tsx";

const BOOKS_SHOWN = 6;

type Props = { library: Library; partners: readonly Partner[] };

export function LibraryHome({ library: { topics, books, works, answerBytes }, partners }: Props) {
  const questions = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <PageHeading>Library</PageHeading>
      <p className="lede mt-1.5 max-w-168">
        {capitalized(counted(questions, "question"))} in {counted(topics.length, "topic")}, in the order of the classic
        handbooks of theology.
      </p>
      <Contents topics={topics} />
      <WayToScripture />
      <LibrarySection title="Books" id="books" link={{ to: libraryBooksPath, text: "All books" }}>
        <Shelf books={books.slice(0, BOOKS_SHOWN)} />
      </LibrarySection>
      <PartnerGrid partners={partners} works={works} />
      <KeepAllAnswers total={questions} bytes={answerBytes} />
      <QuestionIndex topics={topics} />
    </>
  );
}

/** The contents: the topics with their Roman numerals, leader dots and numbers of questions. */
function Contents({ topics }: { topics: readonly LibraryTopic[] }) {
  return (
    <LibrarySection
      title="Topics"
      id="topics"
      link={{ to: placeOnPage("index"), text: "Index of questions" }}
      className="mt-8"
    >
      <nav
        className="mt-3 @max-gloss:columns-1 columns-2 gap-x-16 [column-rule:1px_solid_var(--color-rule-red)]"
        aria-label="Topics"
      >
        {topics.map((topic, index) => (
          <Link
            key={topic.id}
            className="group flex min-h-11 break-inside-avoid items-baseline gap-2 py-1.75"
            to={libraryTopicPath(topic.id)}
          >
            <TopicNumeral index={index} className="w-10 flex-none max-md:w-9" />
            <span className="font-serif text-lede group-hover:text-rubric">{topicName(topic)}</span>
            <span
              className="flex-1 -translate-y-1 border-rule-strong border-b-[1.5px] border-dotted opacity-55"
              aria-hidden="true"
            />
            <span className="font-serif text-body text-ink-2">
              {topic.answers.length}
              <span className="sr-only">{topic.answers.length === 1 ? " question" : " questions"}</span>
            </span>
          </Link>
        ))}
      </nav>
    </LibrarySection>
  );
}
