/** The body of an answer: chips, tabs, text and sources, and navigation between them. */
import { TabGroup, TabPanel, TabPanels } from "@headlessui/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { FocusRequest } from "../../hooks/focus.ts";
import type { AnswerPlace } from "../../hooks/use-answer-place.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { readSource } from "../../lib/places.ts";
import { type AnswerTab, answerTabs } from "../../lib/tabs.ts";
import { NoteButton, ParagraphNotes, useShownNotes } from "../study/paragraph-notes.tsx";
import { TabBar } from "../ui/tabs.tsx";
import { AnswerText } from "./answer-text.tsx";
import { Endnotes } from "./endnotes.tsx";
import { countSources, SourceChips } from "./source-chips.tsx";
import { SourceList } from "./source-list.tsx";
import { sourceButtonId } from "./source-row.tsx";

type Props = {
  answer: Answer;
  partners: PartnersById;
  place: AnswerPlace;
  /** `Sources`, or `Sources (5)`. */
  sourcesLabel: string;
  /** Tools next to the tabs while the answer shows. */
  tools: ReactNode;
  /** Above both tabs, such as a note on the chosen partners. */
  children?: ReactNode;
};

export function AnswerBody({ answer, partners, place, sourcesLabel, tools, children }: Props) {
  const { tab } = place;
  const chips = countSources(answer.citations, partners);
  const sources = useSources(place);
  const shownNotes = useShownNotes();
  return (
    <>
      {chips.length > 0 && <SourceChips chips={chips} onChoose={sources.showPartner} />}
      <TabGroup
        selectedIndex={answerTabs.indexOf(tab)}
        onChange={(index) => sources.chooseTab(answerTabs[index] ?? "answer")}
      >
        <TabBar labels={["Answer", sourcesLabel]} tools={tab === "answer" && tools} />
        {children}
        <TabPanels>
          {/* Always rendered, because it is printed from either tab. */}
          <TabPanel className="answer-panel" tabIndex={-1} static hidden={tab !== "answer"}>
            <AnswerText
              answer={answer}
              partners={partners}
              sourcePath={place.sourcePath}
              onFollow={place.onFollow}
              focusRequest={tab === "answer" ? sources.focusRequest : null}
              endOf={(paragraph) => <NoteButton answerId={answer.id} paragraph={paragraph} shown={shownNotes} />}
              below={(paragraph) => (
                <ParagraphNotes
                  answerId={answer.id}
                  question={answer.question}
                  paragraph={paragraph}
                  shown={shownNotes}
                />
              )}
            />
            <Endnotes answer={answer} partners={partners} isNamed={tab === "answer"} />
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <SourceList answer={answer} partners={partners} {...sources.list} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}

/** Which sources are open, the partner that they are filtered by, and where the focus goes. */
function useSources({ tab, onTab, followed, onBack }: AnswerPlace) {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const hydrated = useHydrated();
  const named = tab === "sources" ? readSource(hash) : null;
  // The server is not told the end of an address.
  const arrival = hydrated ? key + hash : null;
  const [lastArrival, setLastArrival] = useState<string | null>(null);
  const [openNumbers, setOpenNumbers] = useState<ReadonlySet<number>>(new Set());
  const [partnerId, setPartnerId] = useState<string | null>(null);
  const [lastFollowed, setLastFollowed] = useState(followed);
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(null);
  if (followed !== null && followed.id !== lastFollowed?.id) setLastFollowed(followed);
  if (arrival !== lastArrival) {
    setLastArrival(arrival);
    if (named !== null) {
      setPartnerId(null);
      setOpenNumbers(new Set(openNumbers).add(named));
    }
  }

  const arrive = useEffectEvent(() => {
    if (named !== null) {
      setFocusRequest({ elementId: sourceButtonId(named) });
    } else if (navigation === "POP" && tab === "answer" && lastFollowed) {
      setFocusRequest({ elementId: lastFollowed.id });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry.
  useEffect(() => arrive(), [key, hash]);
  // Again on the event: when the visitor edits the hash, the browser moves the focus first.
  useEffect(() => {
    const listener = () => arrive();
    window.addEventListener("hashchange", listener);
    return () => window.removeEventListener("hashchange", listener);
  }, []);

  const toggle = (number: number) => {
    const next = new Set(openNumbers);
    if (!next.delete(number)) next.add(number);
    setOpenNumbers(next);
  };
  /** Choosing a tab leaves the focus on it. */
  const chooseTab = (chosen: AnswerTab) => {
    setFocusRequest(null);
    onTab(chosen);
  };
  return {
    chooseTab,
    showPartner: (id: string) => {
      setPartnerId(id);
      chooseTab("sources");
    },
    focusRequest,
    list: {
      focusRequest,
      partnerId,
      onShowAll: () => setPartnerId(null),
      openNumbers,
      onToggle: toggle,
      reached: followed?.number ?? null,
      onBackToText: onBack,
    },
  };
}
