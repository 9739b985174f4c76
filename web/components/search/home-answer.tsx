/** The lower part of the home screen for a question in the address: its outcome, with an answer on a card. */
import type { PageSearch } from "../../hooks/use-page-search.ts";
import { useSearchReport } from "../../hooks/use-search-report.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageHeading } from "../layout/page-frame.tsx";
import { DroppedSources } from "./result-notes.tsx";
import { SearchOutcome } from "./search-outcome.tsx";

export function HomeAnswer(page: PageSearch) {
  const { search, query, dropped, result } = page;
  useSearchReport(search.question, query);
  return (
    <>
      {!result?.answer && <PageHeading className="sr-only">{typeset(search.question)}</PageHeading>}
      <DroppedSources count={dropped} />
      <SearchOutcome page={page} look="card" />
    </>
  );
}
