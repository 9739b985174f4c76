/**
 * The theme menu. The theme in use has the focus when it opens. Not the menu of Headless UI: its type-ahead resets after
 * 350 ms, ours after a second.
 */
import { type Theme, themeNames, themes } from "../../stores/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { useMenuKeys } from "./use-menu-keys.ts";

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
