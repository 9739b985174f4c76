/** What is stored on this device, to be taken along as one file or cleared. */

import { notify } from "../../lib/notify.ts";
import { readingLists } from "../../stores/reading-lists.ts";
import { searchHistory } from "../../stores/search-history.ts";
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
