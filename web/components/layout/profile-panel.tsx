/** What Profile opens: no account exists, only this device and what it keeps. */

import { paths } from "../../lib/paths.ts";
import { searchHistory } from "../../stores/search-history.ts";
import { useStore } from "../../stores/store.ts";
import { study } from "../../stores/study.ts";
import { theme, themeNames } from "../../stores/theme.ts";
import { Link } from "../ui/link.tsx";

export function ProfilePanel({ id, onLeave }: { id: string; onLeave: () => void }) {
  const saved = useStore(study).answers.length;
  const searches = useStore(searchHistory).length;
  const chosenTheme = useStore(theme);
  return (
    <section id={id} className="menu pop profile" aria-label="This device">
      <h2 className="sc">This device</h2>
      <p>You are reading as a guest. Answers and notes are saved in this browser.</p>
      <dl>
        <dt>Saved answers</dt>
        <dd>{saved}</dd>
        <dt>Recent searches</dt>
        <dd>{searches}</dd>
        <dt>Theme</dt>
        <dd>{themeNames[chosenTheme]}</dd>
      </dl>
      <p className="acts">
        <Link className="link" to={paths.study} onClick={onLeave}>
          Study
        </Link>
        <Link className="link" to={paths.settings} onClick={onLeave}>
          Settings
        </Link>
      </p>
    </section>
  );
}
