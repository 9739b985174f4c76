/** An answer below its question: chips, the tabs, the text and the sources, and the ways between them. */
import { TabGroup, TabList, TabPanel, TabPanels, Tab as TabSwitch } from "@headlessui/react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import { AnswerText } from "./answer-text.tsx";
import type { Directory } from "./directory.ts";
import { Endnotes } from "./endnotes.tsx";
import { countSources, SourceChips } from "./source-chips.tsx";
import { SourceList } from "./source-list.tsx";
import { sourceButtonId } from "./source-row.tsx";
import type { FocusRequest } from "./use-focus-request.ts";

export const answerTabs = ["answer", "sources"] as const;
export type AnswerTab = (typeof answerTabs)[number];

type Props = {
  answer: Answer;
  partners: Directory;
  tab: AnswerTab;
  onTab: (tab: AnswerTab) => void;
  /** `Sources`, or `Sources (5)`. */
  sourcesLabel: string;
  /** Beside the tabs, while the answer shows. */
  tools: ReactNode;
  /** Above the text, such as a remark on the chosen sources. */
  children?: ReactNode;
};

export function AnswerBody({ answer, partners, tab, onTab, sourcesLabel, tools, children }: Props) {
  const chips = useMemo(() => countSources(answer.citations, partners), [answer, partners]);
  const sources = useSources(onTab);
  return (
    <>
      {chips.length > 0 && <SourceChips chips={chips} onChoose={sources.showPartner} />}
      <TabGroup
        selectedIndex={answerTabs.indexOf(tab)}
        onChange={(index) => sources.chooseTab(answerTabs[index] ?? "answer")}
      >
        <div className="tabs">
          <TabList className="tablist">
            <TabSwitch className="tab">Answer</TabSwitch>
            <TabSwitch className="tab">{sourcesLabel}</TabSwitch>
          </TabList>
          {tab === "answer" && <div className="tools">{tools}</div>}
        </div>
        <TabPanels>
          {/* It is printed whichever tab shows, so it is always there. */}
          <TabPanel className="answer-panel" tabIndex={-1} static hidden={tab !== "answer"}>
            {children}
            <AnswerText
              answer={answer}
              partners={partners}
              onFollow={sources.follow}
              focusRequest={tab === "answer" ? sources.focusRequest : null}
            />
            <Endnotes answer={answer} partners={partners} />
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <SourceList answer={answer} partners={partners} {...sources.list} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}

/** Which sources are open, of which partner, and from which mark in the text the reader came. */
function useSources(onTab: Props["onTab"]) {
  const { hash } = useLocation();
  const named = sourceIn(hash);
  const [openNumbers, setOpenNumbers] = useState<ReadonlySet<number>>(() => new Set(named ? [named] : []));
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const [mark, setMark] = useState<{ number: number; id: string } | null>(null);
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(
    named ? { elementId: sourceButtonId(named) } : null,
  );

  const open = (number: number) => {
    setPartnerId(null);
    setOpenNumbers(new Set(openNumbers).add(number));
    setFocusRequest({ elementId: sourceButtonId(number) });
  };
  const openNamed = useEffectEvent(() => {
    const number = sourceIn(window.location.hash);
    if (number) open(number);
  });
  // On the event, not when the router's hash changes: in between the browser takes the focus away.
  useEffect(() => {
    const listener = () => openNamed();
    window.addEventListener("hashchange", listener);
    return () => window.removeEventListener("hashchange", listener);
  }, []);

  const toggle = (number: number) => {
    const next = new Set(openNumbers);
    if (!next.delete(number)) next.add(number);
    setOpenNumbers(next);
  };
  /** Someone who chooses a tab stays on it; the focus goes nowhere else. */
  const chooseTab = (tab: AnswerTab) => {
    setFocusRequest(null);
    onTab(tab);
  };
  return {
    chooseTab,
    showPartner: (id: string) => {
      setPartnerId(id);
      chooseTab("sources");
    },
    follow: (number: number, markId: string) => {
      open(number);
      setMark({ number, id: markId });
      onTab("sources");
    },
    focusRequest,
    list: {
      focusRequest,
      partnerId,
      onShowAll: () => setPartnerId(null),
      openNumbers,
      onToggle: toggle,
      reached: mark?.number ?? null,
      onBackToText: () => {
        setFocusRequest(mark && { elementId: mark.id });
        onTab("answer");
      },
    },
  };
}

/** The number of the source that a hash such as `#s5` names; NaN for any other. */
function sourceIn(hash: string): number {
  return Number(/^#s(\d+)$/.exec(hash)?.[1] ?? Number.NaN);
}
