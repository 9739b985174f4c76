/** What a preview or a sheet is called. */
import { typeset } from "../../lib/typeset.ts";
import type { SheetSubject } from "./use-source-previews.ts";

export function nameOf(subject: SheetSubject): string {
  return subject.kind === "source" ? `Source ${subject.number}` : typeset(subject.passage.reference);
}
