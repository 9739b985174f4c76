/**
 * The suggestions under the search box, after the ARIA combobox pattern: the focus stays in the box, the arrow keys make
 * a row active, Enter chooses it, Escape closes the list. Not the Combobox of Headless UI: it weighs more than the first
 * visit has left, and takes Enter and the arrows from a box of several lines. The box also keeps the role of a textarea,
 * since HTML allows it no other; a text box may have a list and an active descendant as well.
 */
import { type AriaAttributes, type KeyboardEvent, useMemo, useState } from "react";
import { useCompletions } from "../../data/search.ts";
import { searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";

const COMPLETIONS_ID = "q-completions";
const completionId = (index: number) => `${COMPLETIONS_ID}-${index}`;

/** What finds the rows comes with what draws them, after the first key. */
const loadRowsFor = () => import("./completion-list.tsx").then((part) => part.rowsFor);
type RowsFor = Awaited<ReturnType<typeof loadRowsFor>>;

/**
 * @param text - The text of the search box.
 * @param onChoose - Is given the question of the row that was chosen.
 */
export function useSuggestions(text: string, onChoose: (question: string) => void) {
  const [enabled, setEnabled] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [rowsFor, setRowsFor] = useState<RowsFor | null>(null);
  const asked = useStore(searchHistory);
  const completions = useCompletions(enabled ? text : "");
  const rows = useMemo(
    () => (enabled && rowsFor ? rowsFor(text, asked, completions) : []),
    [enabled, rowsFor, text, asked, completions],
  );
  const open = rows.length > 0;
  const activeRow = rows.findIndex(({ question }) => question === active);

  const close = () => {
    setEnabled(false);
    setActive(null);
  };
  const choose = (question: string) => {
    close();
    onChoose(question);
  };
  /** What was typed is one of the places: it comes before the first row and after the last. */
  const move = (step: 1 | -1) => {
    const places = [null, ...rows.map(({ question }) => question)];
    setActive(places.at((activeRow + 1 + step) % places.length) ?? null);
  };
  return {
    open,
    /** Something was typed. In a text of several lines there is no list: the arrow keys belong to the lines. */
    type: (typed: string) => {
      if (typed.includes("\n")) return close();
      setEnabled(true);
      setActive(null);
      // Without it there is no list; the next key tries again.
      if (!rowsFor)
        loadRowsFor().then(
          (loaded) => setRowsFor(() => loaded),
          () => undefined,
        );
    },
    close,
    /** Returns whether the key was meant for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      // The rows may be there before the code that draws them.
      const isDrawn = open && document.getElementById(COMPLETIONS_ID) !== null;
      const action = isDrawn && actionOf(event, activeRow >= 0);
      if (!action) return false;
      event.preventDefault();
      if (action === "choose") choose(rows[activeRow]?.question ?? "");
      else if (action === "close") close();
      else move(action);
      return true;
    },
    /** For the box. */
    box: {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": open ? COMPLETIONS_ID : undefined,
      "aria-activedescendant": activeRow >= 0 ? completionId(activeRow) : undefined,
    } satisfies AriaAttributes,
    /** For the list. */
    list: { id: COMPLETIONS_ID, rowId: completionId, rows, active, onHighlight: setActive, onChoose: choose },
  };
}

function actionOf(event: KeyboardEvent, isActive: boolean): 1 | -1 | "choose" | "close" | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return null;
  if (key === "ArrowDown") return 1;
  if (key === "ArrowUp") return -1;
  if (key === "Escape") return "close";
  return key === "Enter" && isActive ? "choose" : null;
}
