/** What a tap on a mark or a verse opens: the source, the passage, or the chapter around it. */
import type { Citation } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { ChapterView } from "./chapter-view.tsx";
import { PassageCard, previewName, SourceCard } from "./preview-cards.tsx";
import { Sheet } from "./sheet.tsx";
import type { SheetSubject } from "./use-source-previews.ts";

type Props = {
  subject: SheetSubject;
  citations: readonly Citation[];
  partners: PartnersById;
  onFollow: (mark: FollowedMark) => void;
  onSheet: (subject: SheetSubject) => void;
  onClose: () => void;
};

export function AnswerSheet({ subject, citations, partners, onFollow, onSheet, onClose }: Props) {
  return (
    <Sheet name={previewName(subject)} onClose={onClose}>
      {subject.kind === "source" && (
        <SourceCard number={subject.number} citations={citations} partners={partners} whole>
          <button type="button" className="quiet" onClick={() => onFollow(subject)}>
            All sources
          </button>
        </SourceCard>
      )}
      {subject.kind === "passage" && (
        <PassageCard passage={subject.passage} onChapter={() => onSheet({ ...subject, kind: "chapter" })} />
      )}
      {subject.kind === "chapter" && <ChapterView reference={subject.passage.reference} />}
    </Sheet>
  );
}
