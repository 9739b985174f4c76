/** The place where announcements reach screen readers. */
import { announcement } from "../../browser/announcements.ts";
import { useStore } from "../../browser/stored.ts";

export function Announcer() {
  return (
    <p className="vh" aria-live="polite">
      {useStore(announcement)}
    </p>
  );
}
