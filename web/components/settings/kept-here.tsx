/** What is stored on this device, to be taken along as one file or cleared. */
import { history } from "../../browser/history.ts";
import { clearEverything, exportEverything } from "../../browser/kept-data.ts";
import { readingLists } from "../../browser/reading-lists.ts";
import { useStore } from "../../browser/stored.ts";
import { study } from "../../browser/study.ts";
import { notify } from "../ui/notify.ts";
import { PageIcon } from "../ui/page-icon.tsx";
import { ConfirmedAction } from "./confirmed-action.tsx";

export function KeptHere() {
  const { answers, notes } = useStore(study);
  const kept = [
    ["Saved answers", answers.length],
    ["Notes", notes.length],
    ["Reading lists", useStore(readingLists).length],
    ["Recent searches", useStore(history).length],
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
          <PageIcon name="download" small />
          Export as one file
        </button>
        <ConfirmedAction
          label={
            <>
              <PageIcon name="bin" small />
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
