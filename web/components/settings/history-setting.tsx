/** The recent searches, and how to clear them. */

import { notify } from "../../lib/notify.ts";
import { inWords } from "../../lib/numbers.ts";
import { clearSearches, searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { PageIcon } from "../ui/page-icon.tsx";
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
            <PageIcon name="bin" small />
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
  const words = inWords(count);
  const searches = count === 1 ? "recent search is" : "recent searches are";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${searches} in the sidebar.`;
}
