/** The choices of the theme menu. The one that is chosen has the focus when they appear. */
import { type Theme, themeNames, themes } from "../../stores/theme.ts";
import { Icon } from "../ui/icon.tsx";
import { PageIcon } from "../ui/page-icon.tsx";
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
          {choice === chosen ? <PageIcon name="check" small /> : <span />}
        </button>
      ))}
    </div>
  );
}
