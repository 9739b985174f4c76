/** Actions on an answer: share, cite, save as PDF, save in Study; a sheet for a group, and reading aloud. */
import { use } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { embedPath } from "../../../server/shared/addresses.ts";
import { loadAnswers } from "../../data/answers.ts";
import { keepOffline } from "../../data/offline.ts";
import { PageSettings } from "../../data/page-settings.ts";
import { useDownload } from "../../hooks/use-download.ts";
import { useCommand } from "../../hooks/use-shortcuts.ts";
import { answerFile, sheetFile } from "../../lib/export-paths.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { useStore } from "../../stores/store.ts";
import { isSaved, removeSaved, saveAnswers, study } from "../../stores/study.ts";
import { useCiteDialog } from "../cite/use-cite-dialog.tsx";
import { TextSizeButtons } from "../ui/text-size.tsx";
import { Tool } from "../ui/tool.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { shareLink } from "./share-actions.ts";

type Props = {
  answer: Answer;
  /** Partners whose sources to include; none means all. If there are any, `answer` has their citations only. */
  partnerIds: readonly string[];
};

/** The tools next to the tabs. On a card, what belongs to a page of its own is left out. */
export function AnswerTools({ answer, partnerIds, isPage }: Props & { isPage: boolean }) {
  const { id, question } = answer;
  const title = typeset(question);
  const { opener, dialog } = useCiteDialog({ kind: "answer", answerId: id, partnerIds }, title);
  useCommand("cite", opener.onClick);
  const pdf = useDownload();
  const { embeds } = use(PageSettings);
  const share = () => shareLink({ title, url: new URL(answerPath(id), window.location.href).href });
  return (
    <>
      {isPage && <Tool icon="share" label="Share" onClick={share} />}
      {isPage && embeds && (
        <a
          className="flex min-h-11 items-center px-2 font-semibold text-control text-ink-2 hover:text-rubric max-lg:hidden"
          href={`${embedPath(id)}/code`}
        >
          Embed
        </a>
      )}
      <Tool icon="quote" label="Cite" {...opener} />
      {dialog}
      {isPage && (
        <Tool
          icon="download"
          label="Save as PDF"
          aria-busy={pdf.isUnderWay}
          onClick={() => pdf.start(answerFile(id, "pdf", partnerIds), "the PDF")}
        />
      )}
      <TextSizeButtons />
      <SaveInStudy answer={answer} partnerIds={partnerIds} />
      {isPage && <SheetForGroup answer={answer} partnerIds={partnerIds} className="md:hidden" />}
    </>
  );
}

/** To read an answer together, or aloud. In a narrow window the sheet for a group is among the other tools. */
export function ReadingTools(props: Props) {
  return (
    <div className="-mx-2 -my-0.75 flex gap-x-1">
      <SheetForGroup {...props} className="max-md:hidden" />
      <ReadAloud key={props.answer.id} answer={props.answer} />
    </div>
  );
}

/** An answer on one or two pages, to read and talk about together. */
function SheetForGroup({ answer, partnerIds, className }: Props & { className: string }) {
  const download = useDownload();
  return (
    <Tool
      icon="article"
      label="Sheet for a group"
      className={className}
      aria-busy={download.isUnderWay}
      onClick={() => download.start(sheetFile(answer.id, partnerIds), "the sheet")}
    />
  );
}

/** The whole answer is saved; if not all of it is here, it is fetched. */
function SaveInStudy({ answer, partnerIds }: Props) {
  const saved = isSaved(useStore(study), answer.id);
  const name = "study"; // Each change replaces the previous message.
  const tell = (stored: boolean, done: string) =>
    notify(stored ? done : "This browser could not store it. It is lost when you leave the page.", { name });
  const save = async () => {
    const [whole] = partnerIds.length === 0 ? [answer] : await loadAnswers([answer.id]).catch(() => []);
    if (!whole) {
      notify("The answer could not be loaded.", { name, action: { label: "Try again", run: save } });
      return;
    }
    tell(await saveAnswers([whole]), "Saved in Study");
    keepOffline([whole]);
  };
  const toggle = async () => (saved ? tell(await removeSaved(answer.id).stored, "Removed from Study") : save());
  useCommand("save", toggle);
  return (
    <Tool
      icon="bookmark"
      label="Save"
      filled={saved}
      aria-label="Save in Study"
      aria-pressed={saved}
      onClick={toggle}
    />
  );
}
