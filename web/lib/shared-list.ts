/** The address of a shared reading list. It contains the whole list, so no server needs to store it. */
import { paths } from "./paths.ts";

export type SharedList = { readonly name: string; readonly answerIds: readonly string[] };

/** The page where anyone with the link can see a reading list and add it to Study. */
export function sharedListPath({ name, answerIds }: SharedList): string {
  const answers = answerIds.map((id) => `&answer=${encodeURIComponent(id)}`);
  return `${paths.study}?list=${encodeURIComponent(name)}${answers.join("")}`;
}

/** The shared list in an address; null if there is none. */
export function readSharedList(params: URLSearchParams): SharedList | null {
  const name = params.get("list")?.trim() ?? "";
  return name === "" ? null : { name, answerIds: [...new Set(params.getAll("answer"))] };
}
