/** What one can do with an answer: share it, save it as PDF, save it in Study. */
import type { Answer } from "../../../server/contract/answer.ts";
import { notify } from "../../lib/notify.ts";
import { answerPath } from "../../lib/paths.ts";
import { typeset } from "../../lib/typeset.ts";
import { failedWrites, useStore } from "../../stores/store.ts";
import { isSaved, study, toggleSaved } from "../../stores/study.ts";
import { IconButton } from "../ui/button.tsx";
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

/** The print view, until the server typesets the PDF. */
export function SaveAsPdf() {
  return <TabTool icon="download" label="Save as PDF" onClick={() => window.print()} />;
}

export function SaveInStudy({ answer }: { answer: Answer }) {
  const saved = isSaved(useStore(study), answer.id);
  const toggle = () => {
    toggleSaved(answer);
    const name = "study"; // Each change replaces the message of the one before.
    if (failedWrites.get().includes("study"))
      notify("This browser could not store it. It is lost when you leave the page.", { name });
    else notify(saved ? "Removed from Study" : "Saved in Study", { name });
  };
  return (
    <IconButton aria-label="Save in Study" aria-pressed={saved} onClick={toggle}>
      <Icon name="bookmark" className={saved ? "fill-current" : ""} />
    </IconButton>
  );
}
