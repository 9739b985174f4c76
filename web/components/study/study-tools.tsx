/** Actions on all of Study: export, save as PDF. */
import { loadAnswers } from "../../data/answers.ts";
import { type PartnersById, usePartnersById } from "../../data/partners.ts";
import { answerPath } from "../../lib/paths.ts";
import { dayStamp, saveFile } from "../../lib/save-file.ts";
import { readingLists } from "../../stores/reading-lists.ts";
import { useStore } from "../../stores/store.ts";
import { study, updateSaved } from "../../stores/study.ts";
import { Tool } from "../ui/tool.tsx";
import { writeStudyMarkdown } from "./study-markdown.ts";

type Props = {
  /** Whether the PDF is being made. */
  isSaving: boolean;
  onSave: () => void;
};

export function StudyTools({ isSaving, onSave }: Props) {
  const partners = usePartnersById();
  return (
    <>
      <Tool icon="share" label="Export as Markdown" onClick={() => exportMarkdown(partners)} />
      {useStore(study).answers.length > 0 && (
        <Tool icon="download" label="Save all as PDF" aria-busy={isSaving} onClick={onSave} />
      )}
    </>
  );
}

/** Answers saved by an earlier version have no copy; these are fetched first, if possible. */
async function exportMarkdown(partners: PartnersById): Promise<void> {
  const missing = study.get().answers.filter(({ copy }) => copy === undefined);
  for (const answer of await loadAnswers(missing.map(({ id }) => id)).catch(() => [])) updateSaved(answer);
  const now = new Date();
  const addressOf = (answerId: string) => new URL(answerPath(answerId), window.location.href).href;
  const text = writeStudyMarkdown(study.get(), readingLists.get(), partners, addressOf, now);
  saveFile(`loci-study-${dayStamp(now)}.md`, new Blob([text], { type: "text/markdown" }));
}
