/** The numbered sources of an answer, or those of one partner. */
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import { typeset } from "../../lib/typeset.ts";
import { Button } from "../ui/button.tsx";
import { SourceRow } from "./source-row.tsx";

type Props = {
  answer: Answer;
  partners: PartnersById;
  /** Shows the sources of this partner only; null shows all. */
  partnerId: string | null;
  onShowAll: () => void;
  openNumbers: ReadonlySet<number>;
  onToggle: (number: number) => void;
  /** The source that a mark led to, and the way back. */
  followedNumber: number | null;
  onBackToText: () => void;
};

const remark = "aside border-rule border-b py-3";

export function SourceList(props: Props) {
  const { answer, partners, partnerId, onShowAll, openNumbers, onToggle, followedNumber, onBackToText } = props;
  const shown = answer.citations.filter((citation) => partnerId === null || citation.partnerId === partnerId);
  return (
    <div className="mt-1 print:hidden">
      {partnerId !== null && (
        <p className={remark}>
          <span>{`Only ${typeset(partners.get(partnerId)?.shortName ?? "one partner")} is shown.`}</span>{" "}
          <Button look="quiet" onClick={onShowAll}>
            Show all sources
          </Button>
        </p>
      )}
      {shown.length === 0 && <p className={remark}>No sources to show.</p>}
      {shown.map((citation) => (
        <SourceRow
          key={citation.id}
          answerId={answer.id}
          citation={citation}
          partner={partners.get(citation.partnerId)}
          open={openNumbers.has(citation.number)}
          onToggle={() => onToggle(citation.number)}
          onBackToText={citation.number === followedNumber ? onBackToText : undefined}
        />
      ))}
    </div>
  );
}
