/** Which sources of an answer are open, the partner that they are filtered by, and the source that the address names. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useArrivalFocus } from "../../hooks/focus.ts";
import type { AnswerPlace } from "../../hooks/use-answer-place.ts";
import { readSource } from "../../lib/places.ts";

/** A source that the address names, and the history entry with that address. */
export type ArrivedSource = { readonly number: number; readonly entry: string };

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

  // Back from a source leads to its mark.
  const lastFollowed = useRef(followed);
  useEffect(() => {
    if (followed !== null) lastFollowed.current = followed;
  }, [followed]);
  const isBack = useNavigationType() === "POP" && tab === "answer";
  useArrivalFocus(isBack ? entry : null, () => document.getElementById(lastFollowed.current?.id ?? ""));

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
      arrived: named === null ? null : { number: named, entry },
      followedNumber: followed?.number ?? null,
      onBackToText: onBack,
    },
  };
}
