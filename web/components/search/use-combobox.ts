/**
 * A list of questions under the search box, after the ARIA combobox pattern: the focus stays in the box, the arrow keys
 * make a row active, Enter chooses it, Escape closes the list. Not the Combobox of Headless UI: it weighs more than the
 * first visit has left, and takes Enter and the arrows from a box of several lines. The box also keeps the role of a
 * textarea, since HTML allows it no other; a text box may have a list and an active descendant as well.
 */
import { type AriaAttributes, type KeyboardEvent, useState } from "react";

export const COMPLETIONS_ID = "q-completions";
export const completionId = (index: number) => `${COMPLETIONS_ID}-${index}`;

const NONE: readonly string[] = [];

/** @param onChoose - Is given the question of the row that was chosen. */
export function useCombobox(onChoose: (question: string) => void) {
  const [enabled, setEnabled] = useState(false);
  const [options, setOptions] = useState(NONE);
  const [active, setActive] = useState<string | null>(null);
  const open = enabled && options.length > 0;
  const activeRow = active === null ? -1 : options.indexOf(active);

  const close = () => {
    setEnabled(false);
    setOptions(NONE);
    setActive(null);
  };
  const choose = (question: string) => {
    close();
    onChoose(question);
  };
  /** What was typed is one of the places: it comes before the first row and after the last. */
  const move = (step: 1 | -1) => {
    const places = [null, ...options];
    setActive(places.at((activeRow + 1 + step) % places.length) ?? null);
  };
  return {
    /** Whether someone is typing, so that there should be a list. */
    enabled,
    open,
    /** Something was typed. In a text of several lines there is no list: the arrow keys belong to the lines. */
    type: (text: string) => {
      if (text.includes("\n")) return close();
      setEnabled(true);
      setActive(null);
    },
    close,
    /** Returns whether the key was meant for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      const action = open && actionOf(event, activeRow >= 0);
      if (!action) return false;
      event.preventDefault();
      if (action === "choose") choose(options[activeRow] ?? "");
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
    list: { active, onHighlight: setActive, onOptions: setOptions, onChoose: choose },
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
