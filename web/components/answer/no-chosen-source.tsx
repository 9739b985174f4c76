/** For an answer that none of the chosen partners is cited in: it is shown all the same, and this says so. */
import { SearchAll } from "../search/no-answer.tsx";

type Props = { partnerCount: number; onSearchAll: () => void };

export function NoChosenSource({ partnerCount, onSearchAll }: Props) {
  return (
    <div className="uncited">
      <p>None of the chosen sources is cited in this answer.</p>
      <SearchAll partnerCount={partnerCount} onSearchAll={onSearchAll} />
    </div>
  );
}
