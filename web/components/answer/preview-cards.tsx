/** The contents of previews and sheets: a source in brief, or the text of a passage. */
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Answer, Citation, Passage } from "../../../server/contract/answer.ts";
import type { Translation } from "../../../server/shared/translations.ts";
import { usePartnersById } from "../../data/partners.ts";
import { useQuery } from "../../data/use-query.ts";
import type { FollowedMark } from "../../hooks/use-answer-place.ts";
import { chapterPath, scriptureCall } from "../../lib/library-paths.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { useStore } from "../../stores/store.ts";
import { chosenTranslation } from "../../stores/translation.ts";
import { useCiteDialog } from "../cite/use-cite-dialog.tsx";
import { wordsOf } from "../scripture/passage-text.tsx";
import { TranslationSwitch } from "../scripture/translation-switch.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { Tool } from "../ui/tool.tsx";
import { titleWithLocator } from "./format-citation.ts";
import { copyPassage } from "./share-actions.ts";

/** The subject of a preview, and the id of its mark. */
export type MarkSubject =
  | { readonly kind: "source"; readonly number: number; readonly id: string }
  | { readonly kind: "passage"; readonly passage: Passage; readonly id: string };

const cardHeading = "text-balance font-medium font-serif text-item text-ink";
const cardText = "mt-1.5 font-serif text-note text-ink-2";
const previewFoot = "mt-2 flex items-center justify-between";
const sheetFoot = "mt-2 flex flex-wrap items-center gap-x-4";

/** As many verses of a long passage as the server quotes. */
const MAX_SHOWN_VERSES = 6;
/** Three lines of a preview. */
const SNIPPET = 105; // characters

type Props = {
  subject: MarkSubject;
  answer: Answer;
  /** On a sheet, which has room for the whole snippet: leads to the source among all sources. */
  onFollow?: (mark: FollowedMark) => void;
};

/** What a mark or a verse stands for. */
export function MarkCard({ subject, answer, onFollow }: Props) {
  const onSheet = onFollow !== undefined;
  if (subject.kind === "passage") return <PassageCard passage={subject.passage} onSheet={onSheet} />;
  const citation = answer.citations.find(({ number }) => number === subject.number);
  if (citation === undefined) return null;
  return (
    <SourceCard citation={citation} answerId={answer.id} onSheet={onSheet}>
      {onFollow && (
        <Button look="quiet" onClick={() => onFollow(subject)}>
          All sources
        </Button>
      )}
    </SourceCard>
  );
}

type SourceProps = {
  citation: Citation;
  answerId: string;
  onSheet: boolean;
  /** Further links. */
  children: ReactNode;
};

function SourceCard({ citation, answerId, onSheet, children }: SourceProps) {
  const partner = usePartnersById().get(citation.partnerId);
  const subject = { kind: "source", answerId, number: citation.number } as const;
  const { opener, dialog } = useCiteDialog(subject, titleWithLocator(citation));
  const snippet = typeset(citation.snippet);
  return (
    <>
      {partner && (
        <div className="flex items-center gap-2.5 text-ink-3 text-label">
          <PartnerLogo partner={partner} size={24} />
          <span>{typeset(partner.name)}</span>
        </div>
      )}
      <p className={`mt-2.5 ${cardHeading}`}>{titleWithLocator(citation)}</p>
      <p className={cardText}>{onSheet ? snippet : shortened(snippet, SNIPPET)}</p>
      <div className={onSheet ? sheetFoot : previewFoot}>
        <a className="onward-link" href={citation.url} target="_blank" rel="noopener">
          Read on {partner ? typeset(partner.shortName) : "source website"} <Icon name="forward" small />
        </a>
        <Tool small icon="quote" label="Cite" {...opener} />
        {children}
      </div>
      {dialog}
    </>
  );
}

function PassageCard({ passage: quoted, onSheet }: { passage: Passage; onSheet: boolean }) {
  const { passage, translation } = useChosenText(quoted);
  return (
    <>
      <p className={`mt-2.5 ${cardHeading}`}>{typeset(passage.reference)}</p>
      <p className={cardText}>{typeset(passage.text)}</p>
      <div className="mt-1.5">
        <TranslationSwitch shown={translation} />
      </div>
      <div className={onSheet ? sheetFoot : previewFoot}>
        <Link className="onward-link" to={chapterPath(passage.reference)}>
          Whole chapter <Icon name="forward" small />
        </Link>
        <Tool small icon="copy" label="Copy" onClick={() => copyPassage(passage, translation)} />
      </div>
    </>
  );
}

/**
 * The text of a passage in the translation that the visitor reads. An answer brings the King James Version, which is
 * shown until the other one has been loaded, and if it cannot be.
 */
function useChosenText(quoted: Passage): { passage: Passage; translation: Translation } {
  const chosen = useStore(chosenTranslation);
  const other = useQuery(chosen === "kjv" ? null : scriptureCall(quoted.reference, false, chosen));
  if (other.status !== "ready") return { passage: quoted, translation: "kjv" };
  const verses = other.data.passages.flatMap((passage) => passage.verses);
  const text = wordsOf(verses.slice(0, MAX_SHOWN_VERSES)) + (verses.length > MAX_SHOWN_VERSES ? " …" : "");
  return { passage: { ...quoted, text: text || (other.data.note ?? "") }, translation: other.data.translation };
}

/** The name of a preview or a sheet. */
export function previewName(subject: MarkSubject): string {
  return subject.kind === "source" ? `Source ${subject.number}` : typeset(subject.passage.reference);
}
