/** A passage of the Bible, alone or in its chapter, with the answers on it; or why there is no such passage. */
import { type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import type { Scripture } from "../../server/contract/scripture.ts";
import { readTranslation, translationNames } from "../../server/shared/translations.ts";
import { IN_PLACE } from "../arrival/use-arrival.ts";
import { copyPassage, shareLink } from "../components/answer/share-actions.ts";
import { LoadedPage } from "../components/layout/loaded-page.tsx";
import { Gloss, PageFrame, PageHeading, PageText } from "../components/layout/page-frame.tsx";
import { Crumb, PartHeading } from "../components/library/part-frame.tsx";
import { PassageAnswers } from "../components/scripture/passage-answers.tsx";
import { PassageText, wordsOf } from "../components/scripture/passage-text.tsx";
import { TranslationSwitch } from "../components/scripture/translation-switch.tsx";
import { BeforeAndAfter } from "../components/ui/before-and-after.tsx";
import { buttonStyles } from "../components/ui/button.tsx";
import { LoadFailure } from "../components/ui/failure-notice.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { Tool } from "../components/ui/tool.tsx";
import { useQuery } from "../data/use-query.ts";
import { answersInWords } from "../lib/answer-counts.ts";
import {
  chapterPath,
  libraryBiblePath,
  libraryScripturePath,
  namesVerse,
  scriptureCall,
  scripturePath,
} from "../lib/library-paths.ts";
import { paths } from "../lib/paths.ts";
import { placeOnPage } from "../lib/places.ts";
import { capitalized } from "../lib/text.ts";
import { typeset } from "../lib/typeset.ts";
import { useStore } from "../stores/store.ts";
import { chosenTranslation } from "../stores/translation.ts";

/** The HTTP status for a reference that names no passage. */
const BAD_REQUEST = 400;
/** The id of the list of answers, which a phone shows below the text. */
const ANSWERS_ID = "answers";

export function ScripturePage() {
  const { reference = "" } = useParams();
  const params = new URLSearchParams(useLocation().search);
  const inChapter = params.get("context") === "chapter";
  const chosen = useStore(chosenTranslation);
  const translation = readTranslation(params.get("translation")) ?? chosen;
  const scripture = useQuery(scriptureCall(reference, inChapter, translation));
  const { error } = scripture;
  // While the other translation is loading, and if it cannot be loaded, the one that was shown stays.
  const place = `${reference} ${inChapter}`;
  const [last, setLast] = useState<{ place: string; data: Scripture } | null>(null);
  if (scripture.status === "ready" && last?.data !== scripture.data) setLast({ place, data: scripture.data });
  const shown = scripture.status === "ready" ? scripture.data : last?.place === place ? last.data : null;

  const { status, retry } = scripture;
  return (
    <LoadedPage
      what="the passage"
      call={shown ? { status: "ready", data: shown, error, retry } : scripture}
      title={reference}
      titleOf={({ label }) => label}
      missingStatus={BAD_REQUEST}
      missing={({ message }) => <NoSuchPassage reason={message} />}
    >
      {(passage) => (
        <Passage scripture={passage}>
          {status === "failed" && (
            <LoadFailure what={`The ${translationNames[translation]} could not be loaded.`} call={scripture} />
          )}
        </Passage>
      )}
    </LoadedPage>
  );
}

/** @param children - Stand above the text. */
function Passage({ scripture, children }: { scripture: Scripture; children: ReactNode }) {
  const { reference, label, note, translation = "kjv", passages, previous, next } = scripture;
  const location = useLocation();
  const navigate = useNavigate();
  const verses = passages.flatMap((passage) => passage.verses);
  const asked = verses.filter((verse) => verse.asked);
  const inContext = asked.length < verses.length;
  const isChapter = !namesVerse(reference);
  const [osis] = reference.split(".");
  const counts = {
    explainedByCount: scripture.explainedBy.length,
    referredToByCount: scripture.referredToBy.length,
  };
  const address = () =>
    new URL(scripturePath(reference, translation === "kjv" ? undefined : translation), window.location.href).href;
  /** The choice of the reader, from now on, is not that of the address. */
  const leaveTranslationOfAddress = () => {
    const params = new URLSearchParams(location.search);
    if (!params.has("translation")) return;
    params.delete("translation");
    navigate({ search: params.toString(), hash: location.hash }, { replace: true, state: IN_PLACE });
  };
  return (
    <>
      <PageText>
        <PartHeading title={label} lede={`${capitalized(answersInWords(counts))}.`}>
          <Crumb to={libraryScripturePath}>Scripture</Crumb>
          {osis && <Crumb to={libraryBiblePath(osis)}>{scripture.book}</Crumb>}
        </PartHeading>
        <p className="@gloss:hidden print:hidden">
          <Link className="onward-link" to={placeOnPage(ANSWERS_ID)}>
            To the answers
          </Link>
        </p>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-4 border-rule border-b">
          <TranslationSwitch look="heading" shown={translation} onChoose={leaveTranslationOfAddress} />
          <div className="-me-2 flex h-11 items-center gap-0.5 max-md:-me-3 print:hidden">
            <Tool
              icon="copy"
              label="Copy"
              onClick={() => copyPassage({ reference: label, text: wordsOf(asked) }, translation)}
            />
            <Tool icon="share" label="Share" onClick={() => shareLink({ title: label, url: address() })} />
          </div>
        </div>
        {children}
        {note && <p className="aside mt-4">{typeset(note)}</p>}
        {passages.map((passage) => (
          <div key={`${passage.reference} ${translation} ${inContext}`} className="prose">
            <PassageText verses={passage.verses} withNumerals={inContext || isChapter} />
          </div>
        ))}
        {!isChapter && (
          <p className="mt-6 print:hidden">
            {/* Another link on the other page, so that it does not keep the focus, which goes to the heading. */}
            <Link
              key={`${inContext}`}
              className="onward-link"
              to={inContext ? scripturePath(reference) : chapterPath(reference)}
            >
              <span>{inContext ? `${label} alone` : "Whole chapter"}</span> <Icon name="forward" small />
            </Link>
          </p>
        )}
        <BeforeAndAfter
          label="Chapters before and after"
          before={previous && { to: scripturePath(previous.reference), name: previous.label }}
          after={next && { to: scripturePath(next.reference), name: next.label }}
          className="border-rule border-t pt-2 print:hidden"
        />
      </PageText>
      <Gloss className="@gloss:pt-12" id={ANSWERS_ID} aria-label="Answers on this passage">
        <PassageAnswers {...scripture} />
      </Gloss>
    </>
  );
}

/** Says what is wrong with a reference, and links to existing ones. */
function NoSuchPassage({ reason }: { reason: string }) {
  return (
    <PageFrame title="This passage cannot be shown" layout="centred">
      <div>
        <PageHeading className="">This passage cannot be shown</PageHeading>
        <p className="wrap-anywhere mx-auto mt-3 max-w-128 text-balance font-serif text-body text-ink-2">
          {typeset(reason)}
        </p>
        <p className="mt-7 flex flex-wrap justify-center gap-3">
          <Link className={buttonStyles.filled} to={libraryScripturePath}>
            All books and chapters
          </Link>
          <Link className={buttonStyles.outline} to={paths.home}>
            Ask a question
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}
