/** The Profile panel: there are no accounts, so it describes this device and its stored data. */
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { capitalized } from "../../lib/text.ts";
import { searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { study } from "../../stores/study.ts";
import { theme } from "../../stores/theme.ts";
import { Flyout } from "./flyout.tsx";

/** Above its row, or beside the collapsed sidebar. */
const PANEL =
  "collapsed:bottom-0 bottom-full collapsed:mb-0 mb-2.5 collapsed:inset-s-[calc(100%+0.75rem)] inset-s-0 z-50 low:collapsed:fixed low:collapsed:bottom-2 low:collapsed:inset-s-14 w-58 px-4 pt-3.5 pb-4 max-md:translate-y-1";
const NUMBER = "text-end text-ink";

export function ProfilePanel(props: Omit<ComponentProps<typeof Flyout>, "className" | "children">) {
  const saved = useStore(study).answers.length;
  const searches = useStore(searchHistory).length;
  const chosenTheme = useStore(theme);
  return (
    <Flyout className={PANEL} {...props}>
      <section aria-label="This device">
        <h2 className="label">This device</h2>
        <p className="mt-1.5 font-serif text-ink-2 text-note">
          You are reading as a guest. Answers and notes are saved in this browser.
        </p>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-rule border-t pt-2.5 text-ink-2 text-meta">
          <dt>Saved answers</dt>
          <dd className={NUMBER}>{saved}</dd>
          <dt>Recent searches</dt>
          <dd className={NUMBER}>{searches}</dd>
          <dt>Theme</dt>
          <dd className={NUMBER}>{capitalized(chosenTheme)}</dd>
        </dl>
        <p className="mt-3 flex gap-4 font-medium text-meta">
          <Link className="link" to={paths.study} onClick={props.onClose}>
            Study
          </Link>
          <Link className="link" to={paths.settings} onClick={props.onClose}>
            Settings
          </Link>
        </p>
      </section>
    </Flyout>
  );
}
