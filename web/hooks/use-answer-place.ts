/** The open tab of an answer. It is part of the address, so a reload and a link show the same tab. */
import { useLocation, useNavigate } from "react-router-dom";
import { type AnswerTab, readAnswerTab, withTab } from "../lib/paths.ts";
import { placeOnPage, sourceId } from "../lib/places.ts";
import { useHydrated } from "./use-hydrated.ts";

/** The id of the mark that led to a source. */
export type FollowedMark = { readonly number: number; readonly id: string };

export type AnswerPlace = {
  readonly tab: AnswerTab;
  readonly onTab: (tab: AnswerTab) => void;
  /** Goes from a mark to its source, with a history entry, so that Back leads to the mark. */
  readonly onFollow: (mark: FollowedMark) => void;
  /** The mark that led to this history entry, if any, and the way back. */
  readonly followed: FollowedMark | null;
  readonly onBack: () => void;
};

export function useAnswerPlace(): AnswerPlace {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return {
    // The server does not receive the hash, and renders the tab without it.
    tab: readAnswerTab(search, hydrated ? hash : ""),
    onTab: (tab) => navigate({ pathname, search: withTab(search, tab) }, { replace: true, state }),
    onFollow: ({ number, id }) =>
      navigate(
        { pathname, search: withTab(search, "sources"), hash: placeOnPage(sourceId(number)) },
        { state: { followed: { number, id } } },
      ),
    followed: (state as { followed?: FollowedMark } | null)?.followed ?? null,
    onBack: () => navigate(-1),
  };
}
