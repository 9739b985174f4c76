/**
 * The live regions for announcements. Two take turns, because a region that receives the text it already has stays
 * silent.
 */
import { announcement } from "../../stores/announcements.ts";
import { useStore } from "../../stores/store.ts";

const TURNS = [0, 1];

export function Announcer() {
  const { text, count } = useStore(announcement);
  return TURNS.map((turn) => (
    <p key={turn} className="sr-only" aria-live="polite">
      {count % TURNS.length === turn && text}
    </p>
  ));
}
