/** The address by which a reading list is handed on: it holds the whole list, so that no server need keep it. */
import { paths } from "./paths.ts";

export type SharedList = { readonly name: string; readonly answerIds: readonly string[] };

/** Where a reading list can be looked at, and taken over, by whoever has the link. */
export function sharedListPath({ name, answerIds }: SharedList): string {
  const answers = answerIds.map((id) => `&answer=${encodeURIComponent(id)}`);
  return `${paths.study}?list=${encodeURIComponent(name)}${answers.join("")}`;
}

/** The list that an address hands on, or null if it hands on none. */
export function readSharedList(params: URLSearchParams): SharedList | null {
  const name = params.get("list")?.trim() ?? "";
  return name === "" ? null : { name, answerIds: [...new Set(params.getAll("answer"))] };
}
