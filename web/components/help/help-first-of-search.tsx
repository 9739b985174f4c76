/** Help that comes first on a question of danger, which is recognized here before the server answers. */
import { speaksOfDanger } from "../../../server/shared/danger.ts";
import type { PageSearch } from "../../hooks/use-page-search.ts";
import { HelpFirst } from "./help-first.tsx";

/** The box for a search, if its question or its outcome calls for it: even while it runs, and if it fails. */
export function HelpFirstOfSearch({ page: { search, result }, ...rest }: { page: PageSearch; className?: string }) {
  const { question } = search;
  if (!isOfDanger(question, result)) return null;
  const answerIds = [result?.answer, result?.leading].flatMap((answer) => answer?.id ?? []);
  return <HelpFirst question={question} answerIds={answerIds} {...rest} />;
}

/** @returns Whether help comes first, as far as is known. */
export function isOfDanger(question: string, result: PageSearch["result"]): boolean {
  return result?.urgent ?? speaksOfDanger(question);
}
