/** Where the reader is in an answer: the open tab, and the open sources. The tab is part of the address, so a reload and a link show the same. */
import { useEffectEvent, useLayoutEffect, useState } from "react";
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
  /** The mark that led to this history entry, if any, and the way back. */
  readonly followed: FollowedMark | null;
  readonly onBack: () => void;
};

export function useAnswerPlace(): AnswerPlace {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const sourcePath = (number: number) => pathname + withTab(search, "sources") + placeOnPage(sourceId(number));
  return {
    tab: readAnswerTab(search),
    onTab: (tab) => navigate({ pathname, search: withTab(search, tab) }, { replace: true, state }),
    sourcePath,
    onFollow: ({ number, id }) => navigate(sourcePath(number), { state: { followed: { number, id } } }),
    followed: (state as { followed?: FollowedMark } | null)?.followed ?? null,
    onBack: () => navigate(-1),
  };
}

export function useSources({ tab, onTab, followed, onBack }: AnswerPlace) {
  const { hash, key } = useLocation();
  const entry = key + hash;
  const named = tab === "sources" ? readSource(hash) : null;
  const [openNumbers, setOpenNumbers] = useState<ReadonlySet<number>>(new Set());
  const [partnerId, setPartnerId] = useState<string | null>(null);

  const open = useEffectEvent(() => {
    if (named === null) return;
    setPartnerId(null);
    setOpenNumbers((numbers) => new Set(numbers).add(named));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry.
  useLayoutEffect(() => open(), [entry]);

  return {
    showPartner: (id: string) => {
      setPartnerId(id);
      onTab("sources");
    },
    list: {
      partnerId,
      onShowAll: () => setPartnerId(null),
      openNumbers,
      onToggle: (number: number) =>
        setOpenNumbers((numbers) => {
          const next = new Set(numbers);
          if (!next.delete(number)) next.add(number);
          return next;
        }),
      followedNumber: followed?.number ?? null,
      onBackToText: onBack,
    },
  };
}
