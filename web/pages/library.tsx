/** Library: the contents, or the part that the address names. */
import { useLocation } from "react-router-dom";
import type { Library } from "../../server/contract/library.ts";
import type { Partner } from "../../server/contract/partner.ts";
import { BibleTimeline } from "../components/library/bible-timeline.tsx";
import { LibraryHome } from "../components/library/library-home.tsx";
import { PartFrame } from "../components/library/part-frame.tsx";
import { PartnerWorks } from "../components/library/partner-works.tsx";
import { BibleBook, ScriptureBooks } from "../components/library/scripture-index.tsx";
import { AllBooks } from "../components/library/shelf.tsx";
import { TopicQuestions } from "../components/library/topic-questions.tsx";
import { WorkPlaces } from "../components/library/work-places.tsx";
import { MapOfAnswer } from "../components/map/map-of-answer.tsx";
import { combineQueries } from "../data/combine-queries.ts";
import { usePartners } from "../data/partners.ts";
import { useQuery } from "../data/use-query.ts";
import { type LibraryPart, libraryCall, readLibraryPart } from "../lib/library-paths.ts";

export function LibraryPage() {
  const part = readLibraryPart(new URLSearchParams(useLocation().search));
  switch (part.kind) {
    case "scripture":
      return <ScriptureBooks />;
    case "bible":
      return <BibleBook reference={part.id} />;
    case "timeline":
      return <BibleTimeline />;
    case "work":
      return <WorkPlaces workId={part.id} />;
    case "map-answer":
      return <MapOfAnswer answerId={part.id} />;
    default:
      return <Catalogue part={part} />;
  }
}

/** The parts that show the catalogue; an unknown one is its contents. */
function Catalogue({ part }: { part: LibraryPart }) {
  return (
    <PartFrame
      title="Library"
      call={combineQueries(useQuery(libraryCall), usePartners())}
      titleOf={([library, partners]) => findPart(part, library, partners).title}
    >
      {([library, partners]) => findPart(part, library, partners).content}
    </PartFrame>
  );
}

function findPart(part: LibraryPart, library: Library, partners: readonly Partner[]) {
  const { topics, books, works } = library;
  if (part.kind === "topic") {
    const topic = topics.find(({ id }) => id === part.id);
    if (topic) return { title: topic.title, content: <TopicQuestions topic={topic} topics={topics} /> };
  }
  if (part.kind === "partner") {
    const partner = partners.find(({ id }) => id === part.id);
    const own = works.filter(({ partnerId }) => partnerId === part.id);
    if (partner) return { title: partner.name, content: <PartnerWorks partner={partner} works={own} /> };
  }
  if (part.kind === "books") return { title: "Books", content: <AllBooks books={books} /> };
  return { title: "Library", content: <LibraryHome library={library} partners={partners} /> };
}
