/** The data stored on this device, to export as one file, to import or to clear; the history can be cleared separately. */
import { type ChangeEvent, useRef, useState } from "react";
import { keepOffline } from "../../data/offline.ts";
import { counted, inWords } from "../../lib/numbers.ts";
import { capitalized, listed } from "../../lib/text.ts";
import { ImportError, type Imported, importStudy, readStudyFile } from "../../stores/import-study.ts";
import { notify } from "../../stores/messages.ts";
import { readingLists } from "../../stores/reading-lists.ts";
import { clearSearches, searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { study } from "../../stores/study.ts";
import { clearEverything, exportEverything } from "../../stores/visitor-data.ts";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { Tool } from "../ui/tool.tsx";
import { ConfirmedAction } from "./confirmed-action.tsx";

export function StoredData() {
  const { answers, notes } = useStore(study);
  const kept = [
    ["Saved answers", answers.length],
    ["Notes", notes.length],
    ["Reading lists", useStore(readingLists).length],
    ["Recent searches", useStore(searchHistory).length],
    ["Settings", "theme, text size, translation, default sources, keys, whether the sidebar is open"],
  ] as const;
  const [importFailure, setImportFailure] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    currentTarget.value = ""; // Allows choosing the same file again.
    if (chosen) setImportFailure(await importFile(chosen));
  };
  const clear = async () => {
    await clearEverything();
    notify("Everything cleared");
  };
  return (
    <>
      <dl className="border-rule border-t">
        {kept.map(([name, content]) => (
          <div
            key={name}
            className="grid grid-cols-[10rem_minmax(0,1fr)] items-baseline gap-4 border-rule border-b py-2 max-md:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="font-serif text-body text-ink-2">{name}</dt>
            <dd className="text-control text-ink-2">{content}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Tool
          look="outline"
          small
          icon="download"
          label="Export as one file"
          className="max-md:w-full"
          onClick={() => exportEverything()}
        />
        <Tool
          look="outline"
          small
          icon="plus"
          label="Import"
          className="max-md:w-full"
          onClick={() => file.current?.click()}
        />
        <input
          ref={file}
          type="file"
          className="hidden"
          accept=".json,application/json"
          aria-label="File to import"
          onChange={take}
        />
        <ConfirmedAction
          label="Clear everything"
          question="Clear everything stored here?"
          className="max-md:w-full"
          onConfirm={clear}
        />
      </div>
      {importFailure && <FailureNotice reason={importFailure} />}
    </>
  );
}

/** Imports what another browser has exported. @returns Why it cannot be imported; null after a success. */
async function importFile(file: File): Promise<string | null> {
  try {
    notify(inSentence(await importStudy(readStudyFile(await file.text()))));
    keepOffline(study.get().answers);
    return null;
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    console.error("Import error:", error);
    return "The file could not be read.";
  }
}

function inSentence({ answers, notes, lists }: Imported): string {
  const parts = [
    answers > 0 && counted(answers, "answer"),
    notes > 0 && counted(notes, "note"),
    lists > 0 && counted(lists, "reading list"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "All of it is here already" : `${capitalized(listed(parts, "and"))} imported`;
}

/** The recent searches, and how to clear them. */
export function HistorySetting() {
  const count = useStore(searchHistory).length;
  const clear = () => {
    clearSearches();
    notify("History cleared");
  };
  return (
    <div className="flex justify-between gap-6 max-md:flex-col max-md:items-stretch max-md:gap-3 md:items-center">
      <p className="font-serif text-body text-ink-2">{sentence(count)}</p>
      <ConfirmedAction
        label="Clear history"
        question={`Clear ${inWords(count)} ${count === 1 ? "search" : "searches"}?`}
        disabled={count === 0}
        onConfirm={clear}
      />
    </div>
  );
}

function sentence(count: number): string {
  if (count === 0) return "There are no recent searches.";
  const searches = count === 1 ? "recent search is" : "recent searches are";
  return `${capitalized(inWords(count))} ${searches} in the sidebar.`;
}
