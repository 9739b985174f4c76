/** The library's first page: contents, a shelf of books, the partners, and the index. */
import { Link } from "react-router-dom";
import type { Library, LibraryTopic, Work } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import {
  libraryBooksPath,
  libraryPartnerPath,
  libraryScripturePath,
  libraryTimelinePath,
} from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { libraryTopicPath } from "../../lib/paths.ts";
import { placeOnPage } from "../../lib/places.ts";
import { capitalized } from "../../lib/text.ts";
import { topicName } from "../../lib/topic-name.ts";
import { PageHeading } from "../layout/page-frame.tsx";
import { Tile } from "../ui/emblem.tsx";
import { PartnerLogo, PartnerText } from "../ui/partner.tsx";
import { KeepAllAnswers } from "./keep-all-answers.tsx";
import { ContentsList, LibrarySection } from "./library-section.tsx";
import { QuestionIndex } from "./question-index.tsx";
import { Shelf } from "./shelf.tsx";
import { TopicNumeral } from "./topic-numeral.tsx";

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
      <LibrarySection title="Scripture" id="scripture">
        <Tile
          to={libraryScripturePath}
          emblem="bible"
          title="Books and chapters"
          description="Each with the answers that explain or mention it"
        />
        <Tile
          to={libraryTimelinePath}
          emblem="timeline"
          title="Timeline"
          description="Bible history from the creation to the apostles, era by era"
        />
      </LibrarySection>
      <LibrarySection title="Books" id="books" link={{ to: libraryBooksPath, text: "All books" }}>
        <Shelf books={books.slice(0, BOOKS_SHOWN)} />
      </LibrarySection>
      <Partners partners={partners} works={works} />
      <KeepAllAnswers total={questions} bytes={answerBytes} />
      <QuestionIndex topics={topics} />
    </>
  );
}

/** The topics with their Roman numerals and numbers of questions. */
function Contents({ topics }: { topics: readonly LibraryTopic[] }) {
  return (
    <LibrarySection
      title="Topics"
      id="topics"
      link={{ to: placeOnPage("index"), text: "Index of questions" }}
      className="mt-8"
    >
      <ContentsList
        name="Topics"
        entries={topics.map((topic, index) => ({
          to: libraryTopicPath(topic.id),
          numeral: <TopicNumeral index={index} className="w-10 flex-none max-md:w-9" />,
          name: topicName(topic),
          count: topic.answers.length,
          inWords: counted(topic.answers.length, "question"),
        }))}
      />
    </LibrarySection>
  );
}

/** The partners, with the numbers of their works in the catalogue. */
function Partners({ partners, works }: { partners: readonly Partner[]; works: readonly Work[] }) {
  return (
    <LibrarySection title="Partners" id="partners">
      <div className="grid grid-cols-3 gap-x-8 max-md:grid-cols-1 md:@max-gloss:grid-cols-2">
        {partners.map((partner) => (
          <Link
            key={partner.id}
            className="group grid min-h-18 grid-cols-[2.75rem_1fr] items-center gap-x-3 border-rule border-b py-1.75"
            to={libraryPartnerPath(partner.id)}
          >
            <PartnerLogo partner={partner} size={44} />
            <PartnerText partner={partner}>
              <br />
              {workCount(works.filter(({ partnerId }) => partnerId === partner.id).length)}
            </PartnerText>
          </Link>
        ))}
      </div>
      <p className="aside mt-4">
        These sites publish the texts freely. To be listed here implies no affiliation or endorsement.
      </p>
    </LibrarySection>
  );
}

const workCount = (count: number) => (count === 1 ? "1 work" : `${count} works`);
