/** The recent searches, and how to clear them. */

import { notify } from "../../lib/notify.ts";
import { inWords } from "../../lib/numbers.ts";
import { capitalized } from "../../lib/text.ts";
import { clearSearches, searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { Icon } from "../ui/icon.tsx";
import { ConfirmedAction } from "./confirmed-action.tsx";

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
