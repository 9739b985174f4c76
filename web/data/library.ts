/** The library: the topics with their questions, the books, every partner's works. */
import type { Library } from "../../server/contract/library.ts";
import { libraryCall } from "../lib/paths.ts";
import { type Query, useQuery } from "./use-query.ts";

export function useLibrary(): Query<Library> {
  return useQuery<Library>(libraryCall, { revalidateIfStale: false });
}
