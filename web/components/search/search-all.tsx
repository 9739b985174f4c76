/** The way from chosen partners to all of them. */
import { usePartnersById } from "../../data/partners.ts";
import { inWords } from "../../lib/numbers.ts";
import { Icon } from "../ui/icon.tsx";

export function SearchAll({ onSearchAll }: { onSearchAll: () => void }) {
  const count = usePartnersById().size;
  return (
    <button type="button" className="onward-link" onClick={onSearchAll}>
      <span>{count > 0 ? `Search all ${inWords(count)} sources` : "Search all sources"}</span>{" "}
      <Icon name="forward" small />
    </button>
  );
}
