/** The way from chosen partners to all of them. */
import { inWords } from "../../lib/numbers.ts";
import { Icon } from "../ui/icon.tsx";

type Props = { partnerCount: number; onSearchAll: () => void };

export function SearchAll({ partnerCount, onSearchAll }: Props) {
  return (
    <button type="button" className="onward-link" onClick={onSearchAll}>
      <span>{partnerCount > 0 ? `Search all ${inWords(partnerCount)} sources` : "Search all sources"}</span>{" "}
      <Icon name="forward" small />
    </button>
  );
}
