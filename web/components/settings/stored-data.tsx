/** What is stored on this device, to be taken along as one file or cleared; the history also by itself. */
import { notify } from "../../lib/notify.ts";
import { inWords } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { readingLists } from "../../stores/reading-lists.ts";
import { clearSearches, searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { study } from "../../stores/study.ts";
import { clearEverything, exportEverything } from "../../stores/visitor-data.ts";
import { Icon } from "../ui/icon.tsx";
import { ConfirmedAction } from "./confirmed-action.tsx";

export function StoredData() {
  const { answers, notes } = useStore(study);
  const kept = [
    ["Saved answers", answers.length],
    ["Notes", notes.length],
    ["Reading lists", useStore(readingLists).length],
    ["Recent searches", useStore(searchHistory).length],
  ] as const;
  const clear = () => {
    clearEverything();
    notify("Everything cleared");
  };
  return (
    <>
      <dl className="kept">
        {kept.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>Settings</dt>
          <dd>theme, text size, default sources, whether the sidebar is open</dd>
        </div>
      </dl>
      <div className="ways">
        <button type="button" className="btn" onClick={() => exportEverything()}>
          <Icon name="download" small />
          Export as one file
        </button>
        <ConfirmedAction
          label={
            <>
              <Icon name="bin" small />
              Clear everything
            </>
          }
          question="Clear everything stored here?"
          onConfirm={clear}
        />
      </div>
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
    <div className="row-act">
      <p>{sentence(count)}</p>
      <ConfirmedAction
        label={
          <>
            <Icon name="bin" small />
            Clear history
          </>
        }
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
