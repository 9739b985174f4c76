/** Where the reader is in an answer. The tab and the source are part of the address, so a reload and a link show the same. */
import { useLocation, useNavigate } from "react-router-dom";
import { placeOnPage, readSource, sourceId } from "../lib/places.ts";
import { type AnswerTab, readAnswerTab, withTab } from "../lib/tabs.ts";

/** The id of the mark that led to a source. */
export type FollowedMark = { readonly number: number; readonly id: string };

type AnswerPlace = {
  readonly tab: AnswerTab;
  readonly onTab: (tab: AnswerTab) => void;
  /** Where a source of the answer is, by its number. */
  readonly sourcePath: (number: number) => string;
  /** Goes from a mark to its source, with a history entry, so that Back leads to the mark. */
  readonly onFollow: (mark: FollowedMark) => void;
  /** The number of the source that this history entry names, if any; and what identifies the entry. */
  readonly named: number | null;
  readonly entry: string;
  /** The mark that led to this history entry, if any, and the way back. */
  readonly followed: FollowedMark | null;
  readonly onBack: () => void;
};

export function useAnswerPlace(): AnswerPlace {
  const { pathname, search, state, hash, key } = useLocation();
  const navigate = useNavigate();
  const sourcePath = (number: number) => pathname + withTab(search, "sources") + placeOnPage(sourceId(number));
  return {
    tab: readAnswerTab(search),
    onTab: (tab) => navigate({ pathname, search: withTab(search, tab) }, { replace: true, state }),
    sourcePath,
    onFollow: ({ number, id }) => navigate(sourcePath(number), { state: { followed: { number, id } } }),
    named: readSource(hash),
    entry: key + hash,
    followed: (state as { followed?: FollowedMark } | null)?.followed ?? null,
    onBack: () => navigate(-1),
  };
}
