/** Importing what another browser has exported. */
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { counted } from "../../lib/numbers.ts";
import { capitalized, listed } from "../../lib/text.ts";
import { ImportError, type Imported, importStudy, readStudyFile } from "../../stores/import-study.ts";
import { notify } from "../../stores/messages.ts";

/**
 * @param onImport - Receives why a file cannot be imported; null after a successful import.
 * @returns What opens the choice of a file, and the input to render for it.
 */
export function useStudyImport(onImport: (failure: string | null) => void): { choose: () => void; input: ReactNode } {
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = ""; // Allows choosing the same file again.
    if (!file) return;
    try {
      tell(await importStudy(readStudyFile(await file.text())));
      onImport(null);
    } catch (error) {
      if (!(error instanceof ImportError)) console.error("Import error:", error);
      onImport(error instanceof ImportError ? error.message : "The file could not be read.");
    }
  };
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        className="hidden"
        accept=".json,application/json"
        aria-label="File to import"
        onChange={take}
      />
    ),
  };
}

function tell({ answers, notes, lists }: Imported): void {
  const parts = [
    answers > 0 && counted(answers, "answer"),
    notes > 0 && counted(notes, "note"),
    lists > 0 && counted(lists, "reading list"),
  ].filter((part) => part !== false);
  notify(parts.length === 0 ? "All of it is here already" : `${capitalized(listed(parts, "and"))} imported`);
}
