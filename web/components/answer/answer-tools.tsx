/** Actions on an answer: share, cite, save as PDF, save in Study. */
import type { Answer } from "../../../server/contract/answer.ts";
import { loadAnswers } from "../../data/answers.ts";
import { keepOffline } from "../../data/offline.ts";
import { useDownload } from "../../hooks/use-download.ts";
import { useCommand } from "../../hooks/use-shortcuts.ts";
import { answerFile, sheetFile } from "../../lib/export-paths.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { useStore } from "../../stores/store.ts";
import { isSaved, removeSaved, saveAnswers, study } from "../../stores/study.ts";
import { useCiteDialog } from "../cite/use-cite-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { TabTool } from "../ui/tabs.tsx";
import { shareLink } from "./share-actions.ts";

export function ShareAnswer({ answer }: { answer: Answer }) {
  const address = () => new URL(answerPath(answer.id), window.location.href).href;
  return (
    <TabTool
      icon="share"
      label="Share"
      onClick={() => shareLink({ title: typeset(answer.question), url: address() })}
    />
  );
}

type Props = {
  answer: Answer;
  /** Partners whose sources to include; none means all. */
  partnerIds: readonly string[];
};

export function CiteAnswer({ answer, partnerIds }: Props) {
  const subject = { kind: "answer", answerId: answer.id, partnerIds } as const;
  const { opener, dialog } = useCiteDialog(subject, typeset(answer.question));
  useCommand("cite", opener.onClick);
  return (
    <>
      <TabTool icon="quote" label="Cite" {...opener} />
      {dialog}
    </>
  );
}

export function SaveAsPdf({ answer, partnerIds }: Props) {
  const download = useDownload();
  return (
    <TabTool
      icon="download"
      label="Save as PDF"
      aria-busy={download.isUnderWay}
      onClick={() => download.start(answerFile(answer.id, "pdf", partnerIds), "the PDF")}
    />
  );
}

/** An answer on one or two pages, to read and talk about together. */
export function SheetForGroup({ answer, partnerIds }: Props) {
  const download = useDownload();
  return (
    <Button
      look="quiet"
      aria-busy={download.isUnderWay}
      onClick={() => download.start(sheetFile(answer.id, partnerIds), "the sheet")}
    >
      <Icon name="article" className="size-4.25" />
      Sheet for a group
    </Button>
  );
}

/** @param props.partnerIds - Partners whose citations are all that `answer` has; the whole answer is then fetched. */
export function SaveInStudy({ answer, partnerIds = [] }: Partial<Props> & Pick<Props, "answer">) {
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
    <TabTool
      icon="bookmark"
      label="Save"
      filled={saved}
      aria-label="Save in Study"
      aria-pressed={saved}
      onClick={toggle}
    />
  );
}
