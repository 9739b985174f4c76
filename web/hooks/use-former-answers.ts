/** Moves what is stored under former ids of answers to their present ids. */
import { useEffect } from "react";
import type { Answer } from "../../server/contract/answer.ts";
import { type FormerAnswers, followAnswers } from "../stores/former-answers.ts";

/** Moves what is stored under the former ids of the answer on the screen. */
export function useFormerIdsOf({ id, formerly }: Answer): void {
  useEffect(() => {
    // During an upgrade, a process of the earlier version may answer, which sends no former ids.
    if (formerly?.length > 0) void followAnswers(Object.fromEntries(formerly.map((former) => [former, id])));
  }, [id, formerly]);
}

/**
 * Moves what is stored under any former id.
 *
 * @param formerly - Undefined while it is unknown.
 * @param stored - What is stored; when it changes, as by an import, it is looked through again.
 */
export function useFormerAnswers(formerly: FormerAnswers | undefined, ...stored: readonly unknown[]): void {
  useEffect(() => {
    if (formerly) void followAnswers(formerly);
  }, [formerly, ...stored]);
}
