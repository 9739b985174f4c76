/** Four suggested searches. Refresh shows the other set after a short pause, during which it is disabled. */
import { useEffect, useRef, useState } from "react";
import type { SuggestedSearch } from "../../../server/contract/suggested-searches.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { Button } from "../ui/button.tsx";
import { Tile } from "../ui/emblem.tsx";
import { Icon } from "../ui/icon.tsx";

const REFRESH_TIME = 600; // milliseconds

const SUGGESTION =
  "relative [--glow:color-mix(in_srgb,var(--color-well)_55%,transparent)] hover:bg-[linear-gradient(90deg,transparent,var(--glow)_12%,var(--glow)_88%,transparent)] md:even:pe-1 md:even:ps-5 md:odd:border-e md:odd:pe-4";

type Props = {
  sets: readonly (readonly SuggestedSearch[])[];
  /** The address for a suggestion. */
  pathTo: (question: string) => string;
  onChoose: (question: string) => void;
  /** Called when the visitor is about to choose. */
  onIntent: () => void;
};

export function SuggestedSearches({ sets, pathTo, onChoose, onIntent }: Props) {
  const { shown, refreshing, refresh } = useRefresh();
  const suggestions = sets[shown % Math.max(sets.length, 1)] ?? [];
  return (
    <section aria-labelledby="suggested">
      <div className="flex min-h-10 items-center justify-between">
        <h2 className="label" id="suggested">
          Suggested searches
        </h2>
        <Button look="quiet" className="-me-2" disabled={refreshing} onClick={refresh}>
          <Icon name="refresh" small className={refreshing ? "animate-spin" : ""} />
          Refresh
        </Button>
      </div>
      <div className="grid animate-fade border-rule border-t md:grid-cols-2" key={shown}>
        {suggestions.map(({ title, description, icon }) => (
          <Tile
            key={title}
            className={SUGGESTION}
            to={pathTo(title)}
            onClick={() => onChoose(title)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            emblem={icon}
            title={typeset(title)}
            description={typeset(description)}
          />
        ))}
      </div>
    </section>
  );
}

/** The index of the visible set, which grows without limit, and the pause before the next one. */
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
