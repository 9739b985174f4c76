/** The sheet that opens on tapping a mark or a verse: the source or the passage. */
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { type MarkSubject, PassageCard, previewName, SourceCard } from "./preview-cards.tsx";

type Props = {
  subject: MarkSubject;
  answer: Answer;
  partners: PartnersById;
  onFollow: (mark: FollowedMark) => void;
  onClose: () => void;
};

export function AnswerSheet({ subject, answer, partners, onFollow, onClose }: Props) {
  return (
    <Sheet name={previewName(subject)} onClose={onClose}>
      {subject.kind === "source" && (
        <SourceCard number={subject.number} answer={answer} partners={partners} onSheet>
          <Button look="quiet" onClick={() => onFollow(subject)}>
            All sources
          </Button>
        </SourceCard>
      )}
      {subject.kind === "passage" && <PassageCard passage={subject.passage} onSheet />}
    </Sheet>
  );
}
