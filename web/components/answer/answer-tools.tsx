/** What one can do with an answer: share it, save it as PDF, save it in Study. */
import type { Answer } from "../../../server/contract/answer.ts";
import { notify } from "../../lib/notify.ts";
import { typeset } from "../../lib/typeset.ts";
import { failedWrites, useStore } from "../../stores/store.ts";
import { isSaved, study, toggleSaved } from "../../stores/study.ts";
import { Icon } from "../ui/icon.tsx";
import { shareLink } from "./share-actions.ts";

export function ShareAnswer({ answer }: { answer: Answer }) {
  const address = () => window.location.href.replace(/#.*$/, "");
  return (
    <button
      type="button"
      className="quiet"
      aria-label="Share"
      onClick={() => shareLink({ title: typeset(answer.question), url: address() })}
    >
      <Icon name="share" />
      <span className="lbl">Share</span>
    </button>
  );
}

/** The print view, until the server typesets the PDF. */
export function SaveAsPdf() {
  return (
    <button type="button" className="quiet" aria-label="Save as PDF" onClick={() => window.print()}>
      <Icon name="download" />
      <span className="lbl">Save as PDF</span>
    </button>
  );
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
    <button type="button" className="icon-btn" aria-label="Save in Study" aria-pressed={saved} onClick={toggle}>
      <Icon name="bookmark" />
    </button>
  );
}
