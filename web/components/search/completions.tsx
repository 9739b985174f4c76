/** What the search box offers while someone types: questions asked before, and completions from the server. */
import { type ReactNode, useEffect, useEffectEvent, useMemo } from "react";
import { useCompletions } from "../../data/completions.ts";
import { announce } from "../../stores/announcements.ts";
import { searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { CompletionList } from "./completion-list.tsx";
import { rowsFor } from "./completion-rows.ts";

type Props = {
  typed: string;
  active: string | null;
  onHighlight: (question: string | null) => void;
  /** Is told which questions stand there now. */
  onOptions: (questions: readonly string[]) => void;
  onChoose: (question: string) => void;
};

export function Completions({ typed, onOptions, ...list }: Props): ReactNode {
  const asked = useStore(searchHistory);
  const completions = useCompletions(typed);
  const rows = useMemo(() => rowsFor(typed, asked, completions), [typed, asked, completions]);
  const offer = useEffectEvent(() => {
    onOptions(rows.map(({ question }) => question));
    if (rows.length > 0) announce(rows.length === 1 ? "1 suggestion" : `${rows.length} suggestions`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are to be told.
  useEffect(() => offer(), [rows]);
  return rows.length === 0 ? null : <CompletionList rows={rows} typed={typed} {...list} />;
}
