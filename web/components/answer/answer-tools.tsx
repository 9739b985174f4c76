/** Actions on an answer: share, cite, save as PDF, save in Study; a sheet for a group, and reading aloud. */
import { use } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import { embedPath } from "../../../server/shared/addresses.ts";
import { loadAnswers } from "../../data/answers.ts";
import { keepOffline } from "../../data/offline.ts";
import { PageSettings } from "../../data/page-settings.ts";
import { useDownload } from "../../hooks/use-download.ts";
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

/** The tools next to the tabs. */
export function AnswerTools(props: Props) {
  return (
    <>
      <ShareAnswer answer={props.answer} />
      <CiteAnswer {...props} />
      <SaveAsPdf {...props} />
      <TextSizeButtons />
      <SaveInStudy {...props} />
      <SheetForGroup {...props} className="md:hidden" />
    </>
  );
}

/** Those on a card. */
export function CardTools(props: Props) {
  return (
    <>
      <CiteAnswer {...props} />
      <TextSizeButtons />
      <SaveInStudy {...props} />
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

function ShareAnswer({ answer }: { answer: Answer }) {
  const address = () => new URL(answerPath(answer.id), window.location.href).href;
  return (
    <>
      <Tool icon="share" label="Share" onClick={() => shareLink({ title: typeset(answer.question), url: address() })} />
      {use(PageSettings).embeds && (
        <a
          className="flex min-h-11 items-center px-2 font-semibold text-control text-ink-2 hover:text-rubric max-lg:hidden"
          href={`${embedPath(answer.id)}/code`}
        >
          Embed
        </a>
      )}
    </>
  );
}

function CiteAnswer({ answer, partnerIds }: Props) {
  const subject = { kind: "answer", answerId: answer.id, partnerIds } as const;
  const { opener, dialog } = useCiteDialog(subject, typeset(answer.question));
  return (
    <>
      <Tool icon="quote" label="Cite" {...opener} />
      {dialog}
    </>
  );
}

function SaveAsPdf({ answer, partnerIds }: Props) {
  const download = useDownload();
  return (
    <Tool
      icon="download"
      label="Save as PDF"
      aria-busy={download.isUnderWay}
      onClick={() => download.start(answerFile(answer.id, "pdf", partnerIds), "the PDF")}
    />
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
