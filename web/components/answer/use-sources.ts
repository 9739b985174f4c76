/** Which sources of an answer are open, and the partner that they are filtered by. */
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { AnswerPlace } from "../../hooks/use-answer-place.ts";
import { readSource } from "../../lib/places.ts";

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
