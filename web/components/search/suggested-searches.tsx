/** Four suggested searches. Refresh shows the other set after a moment in which it cannot be pressed again. */
import { useEffect, useRef, useState } from "react";
import type { SuggestedSearch } from "../../../server/contract/suggestion.ts";
import { notify } from "../../lib/notify.ts";
import { typeset } from "../../lib/typeset.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { SuggestionIcon } from "./suggestion-icon.tsx";

const REFRESH_TIME = 600; // milliseconds

type Props = {
  sets: readonly (readonly SuggestedSearch[])[];
  /** Where a suggestion leads. */
  pathTo: (question: string) => string;
  onChoose: (question: string) => void;
  /** Someone is about to choose. */
  onIntent: () => void;
};

export function SuggestedSearches({ sets, pathTo, onChoose, onIntent }: Props) {
  const { shown, refreshing, refresh } = useRefresh();
  const suggestions = sets[shown % Math.max(sets.length, 1)] ?? [];
  return (
    <section className="rest" aria-labelledby="suggested">
      <div className="rowhead">
        <h2 className="sc" id="suggested">
          Suggested searches
        </h2>
        <button type="button" className="quiet" disabled={refreshing} onClick={refresh}>
          <Icon name="refresh" small className={refreshing ? "spin" : ""} />
          Refresh
        </button>
      </div>
      <div className="suggest" key={shown}>
        {suggestions.map(({ title, description, icon }) => (
          <Link
            key={title}
            to={pathTo(title)}
            onClick={() => onChoose(title)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            <SuggestionIcon name={icon} />
            <span>
              <strong>{typeset(title)}</strong>
              <em>{typeset(description)}</em>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Which set shows, counted from 0 without end; and the pause before the next. */
function useRefresh() {
  const [shown, setShown] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = () => {
    setRefreshing(true);
    timer.current = setTimeout(() => {
      setShown((count) => count + 1);
      setRefreshing(false);
      notify("Suggested searches refreshed");
    }, REFRESH_TIME);
  };
  return { shown, refreshing, refresh };
}
