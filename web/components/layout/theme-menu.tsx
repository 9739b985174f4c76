/**
 * The theme menu. The theme in use has the focus when it opens. Not the menu of Headless UI: its type-ahead resets after
 * 350 ms, ours after a second.
 */

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { type Theme, themeNames, themes } from "../../stores/theme.ts";
import { Icon } from "../ui/icon.tsx";

const TYPE_AHEAD_RESET = 1_000; // milliseconds

type Props = { id: string; chosen: Theme; onChoose: (choice: Theme) => void; onLeave: () => void };

export function ThemeMenu({ id, chosen, onChoose, onLeave }: Props) {
  const menu = useMenuKeys(themes.indexOf(chosen), onLeave);
  return (
    <div id={id} className="menu pop" role="menu" aria-label="Theme" {...menu}>
      {themes.map((choice) => (
        <button
          key={choice}
          type="button"
          role="menuitemradio"
          aria-checked={choice === chosen}
          tabIndex={-1}
          onClick={() => onChoose(choice)}
        >
          <Icon name={choice} />
          {themeNames[choice]}
          {choice === chosen ? <Icon name="check" small /> : <span />}
        </button>
      ))}
    </div>
  );
}

type MenuProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/**
 * The keys of an open menu: arrows, Home, End, Tab and type-ahead.
 *
 * @param first - The item that has the focus when the menu opens.
 * @param onLeave - Closes the menu when Tab leads out of it.
 * @returns Props for the element with role `menu`; its items are its buttons.
 */
function useMenuKeys(first: number, onLeave: () => void): MenuProps {
  const ref = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const items = (): HTMLElement[] => [...(ref.current?.querySelectorAll("button") ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is set once, when the menu opens.
  useEffect(() => items()[first]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") return onLeave();
    const target = targetOf(event.key, items());
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  const targetOf = (key: string, all: HTMLElement[]): HTMLElement | undefined => {
    const current = all.indexOf(document.activeElement as HTMLElement);
    if (key === "ArrowDown") return all[(current + 1) % all.length];
    if (key === "ArrowUp") return all.at(current <= 0 ? -1 : current - 1);
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    if (key.length === 1 && key !== " ") return matching(key, all);
    return undefined;
  };

  const matching = (key: string, all: HTMLElement[]) => {
    const { text, at } = typed.current;
    const now = performance.now();
    const sought = (now - at < TYPE_AHEAD_RESET ? text : "") + key.toLowerCase();
    typed.current = { text: sought, at: now };
    return all.find((item) => item.textContent?.toLowerCase().startsWith(sought));
  };
  return { ref, onKeyDown };
}
