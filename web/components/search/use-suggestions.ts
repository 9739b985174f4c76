/**
 * The suggestions under the search box, by the ARIA combobox pattern: the focus stays in the box, the arrow keys make a
 * row active, Enter chooses it, Escape closes the list. Not the Combobox of Headless UI: it weighs more than the first
 * visit has left, and takes Enter and the arrows from a box of several lines. The box also keeps the role of a
 * textarea, since HTML allows it no other; a text box may have a list and an active descendant as well.
 */
import { type AriaAttributes, type KeyboardEvent, useMemo, useState } from "react";
import { useCompletions } from "../../data/completions.ts";
import { isComposing } from "../../lib/composing.ts";
import { searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { rowsFor } from "./completion-rows.ts";

const COMPLETIONS_ID = "q-completions";
const completionId = (index: number) => `${COMPLETIONS_ID}-${index}`;

/**
 * @param text - The text of the search box.
 * @param onChoose - Receives the question of the chosen row. A verse leads to its page instead.
 */
export function useSuggestions(text: string, onChoose: (question: string) => void) {
  const [enabled, setEnabled] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const asked = useStore(searchHistory);
  const completions = useCompletions(enabled ? text : "");
  const rows = useMemo(() => (enabled ? rowsFor(text, asked, completions) : []), [enabled, text, asked, completions]);
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
  /** The typed text is a position too, before the first row and after the last. */
  const move = (step: 1 | -1) => {
    const places = [null, ...rows.map(({ question }) => question)];
    setActive(places.at((activeRow + 1 + step) % places.length) ?? null);
  };
  return {
    open,
    /** Called on typing. A text of several lines has no list, because the arrow keys move between its lines. */
    type: (typed: string) => {
      if (typed.includes("\n")) return close();
      setEnabled(true);
      setActive(null);
    },
    close,
    /** Returns whether the list has handled the key. */
    onKey: (event: KeyboardEvent): boolean => {
      // The code that renders the rows loads after the first key.
      const isDrawn = open && document.getElementById(COMPLETIONS_ID) !== null;
      const action = isDrawn && actionOf(event, activeRow >= 0);
      if (!action) return false;
      event.preventDefault();
      // The row knows whether its question is searched or its page opened.
      if (action === "choose") document.getElementById(completionId(activeRow))?.click();
      else if (action === "close") close();
      else move(action);
      return true;
    },
    /** Props for the box. */
    box: {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": open ? COMPLETIONS_ID : undefined,
      "aria-activedescendant": activeRow >= 0 ? completionId(activeRow) : undefined,
    } satisfies AriaAttributes,
    /** Props for the list. */
    list: {
      id: COMPLETIONS_ID,
      rowId: completionId,
      rows,
      active,
      onHighlight: setActive,
      onChoose: choose,
    },
  };
}

function actionOf(event: KeyboardEvent, isActive: boolean): 1 | -1 | "choose" | "close" | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (shiftKey || altKey || ctrlKey || metaKey || isComposing(event)) return null;
  if (key === "ArrowDown") return 1;
  if (key === "ArrowUp") return -1;
  if (key === "Escape") return "close";
  return key === "Enter" && isActive ? "choose" : null;
}
