/** Actions on all of Study: import, export, save as PDF, print. What has nothing to act on is left out. */
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { loadAnswers } from "../../data/answers.ts";
import { type PartnersById, usePartnersById } from "../../data/partners.ts";
import { answerPath } from "../../lib/paths.ts";
import { dayStamp, saveFile } from "../../lib/save-file.ts";
import { readingLists } from "../../stores/reading-lists.ts";
import { useStore } from "../../stores/store.ts";
import { study, updateSaved } from "../../stores/study.ts";
import { exportStudy } from "../../stores/visitor-data.ts";
import { floatingPanel, menuItem } from "../ui/menu.ts";
import { Tool } from "../ui/tool.tsx";
import { writeStudyMarkdown } from "./study-markdown.ts";
import { useStudyImport } from "./use-study-import.tsx";

type Props = {
  /** Whether the PDF is being made. */
  isSaving: boolean;
  onSave: () => void;
  onPrint: () => void;
  /** Receives why a file cannot be imported; null after a successful import. */
  onImport: (failure: string | null) => void;
};

export function StudyTools({ isSaving, onSave, onPrint, onImport }: Props) {
  const { answers, notes } = useStore(study);
  const lists = useStore(readingLists);
  const partners = usePartnersById();
  const { choose, input } = useStudyImport(onImport);
  const hasAnswers = answers.length > 0;
  return (
    <>
      <Tool icon="plus" label="Import" onClick={choose} />
      {input}
      {answers.length + notes.length + lists.length > 0 && <ExportMenu partners={partners} />}
      {hasAnswers && <Tool icon="download" label="Save all as PDF" aria-busy={isSaving} onClick={onSave} />}
      {hasAnswers && partners.size > 0 && <Tool icon="print" label="Print with notes" onClick={onPrint} />}
    </>
  );
}

const ITEM = `${menuItem} grid min-h-11 content-center px-3 text-control`;

function ExportMenu({ partners }: { partners: PartnersById }) {
  return (
    // A modal menu adds a style element to lock scrolling, which the page's policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Tool icon="share" label="Export" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={`${floatingPanel} z-10 p-1.25`}
        aria-label="Export"
        align="end"
        sideOffset={4}
        loop
      >
        <DropdownMenu.Item className={ITEM} onSelect={() => exportMarkdown(partners)}>
          Markdown, to read
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => exportStudy()}>
          JSON, to import again
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
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
