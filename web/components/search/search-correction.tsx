/** The line about a corrected spelling. Where the correction found no answer, the words as typed are searched as well. */
import type { SearchResult } from "../../../server/contract/search.ts";
import { useSearch } from "../../data/search.ts";
import type { Search } from "../../lib/paths.ts";
import { Correction } from "./correction.tsx";

type Props = { search: Search; result: SearchResult; pathTo: (search: Search) => string };

export function SearchCorrection({ search, result: { correctedText, outcome }, pathTo }: Props) {
  const found = outcome === "answer";
  const verbatim = { ...search, verbatim: true };
  const asTyped = useSearch(correctedText === null || found ? null : verbatim);
  if (correctedText === null) return null;
  return (
    <Correction
      typed={search.question}
      corrected={correctedText}
      found={found}
      typedFound={asTyped.status === "ready" ? asTyped.data.outcome === "answer" : null}
      verbatimPath={pathTo(verbatim)}
    />
  );
}
