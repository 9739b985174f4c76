/** The data stored on this device, to export as one file, to import or to clear; the history can be cleared separately. */
import { type ChangeEvent, useRef, useState } from "react";
import { keepOffline } from "../../data/offline.ts";
import { inWords } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { importStudy } from "../../stores/import-study.ts";
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
    if (!chosen) return;
    const failure = await importStudy(chosen);
    setImportFailure(failure);
    if (failure !== null) return;
    keepOffline(study.get().answers);
    notify(`${chosen.name} imported`);
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
