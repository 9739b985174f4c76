/** The body of an answer: chips, tabs, text and sources, and navigation between them. */
import { TabGroup, TabPanel, TabPanels } from "@headlessui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import { useAnswerPlace } from "../../hooks/use-answer-place.ts";
import { answerPath } from "../../lib/paths.ts";
import { answerTabs } from "../../lib/tabs.ts";
import { typeset } from "../../lib/typeset.ts";
import { useFormerIdsOf } from "../../stores/former-answers.ts";
import { TabBar } from "../ui/tabs.tsx";
import { AboutAnswer } from "./about-answer.tsx";
import { AnswerText } from "./answer-text.tsx";
import { AnswerTools, ReadingTools } from "./answer-tools.tsx";
import { ChosenSources } from "./chosen-sources.tsx";
import { Endnotes } from "./endnotes.tsx";
import { NextOfTopic } from "./next-of-topic.tsx";
import { SourceChips } from "./source-chips.tsx";
import { type OpenSources, SourceList } from "./source-list.tsx";

type Props = {
  answer: Answer;
  /** The chosen partners, whose citations are all that `answer` has; none means all. */
  partnerIds: readonly string[];
  /** Chooses other partners. */
  onChoose: (partnerIds: string[]) => void;
  /** Whether the answer is the subject of the page, or stands on a card. */
  look?: "page" | "card";
};

export function AnswerBody({ answer, partnerIds, onChoose, look = "page" }: Props) {
  const place = useAnswerPlace();
  const { tab } = place;
  useFormerIdsOf(answer);
  const isPage = look === "page";
  const [partnerId, setPartnerId] = useState<string | null>(null);
  // Here, because the list of sources goes when the other tab is shown.
  const [openSources, setOpenSources] = useState<OpenSources>({});
  const showPartner = (id: string) => {
    setPartnerId(id);
    place.onTab("sources");
  };
  return (
    <>
      <div className="mt-3.5 gap-x-4 md:flex md:justify-between print:hidden">
        <SourceChips citations={answer.citations} onChoose={showPartner} />
        {isPage && <ReadingTools answer={answer} partnerIds={partnerIds} />}
      </div>
      <TabGroup
        selectedIndex={answerTabs.indexOf(tab)}
        onChange={(index) => place.onTab(answerTabs[index] ?? "answer")}
      >
        <TabBar
          labels={["Answer", isPage ? "Sources" : `Sources (${answer.citations.length})`]}
          tools={tab === "answer" && <AnswerTools answer={answer} partnerIds={partnerIds} isPage={isPage} />}
        />
        <ChosenSources answer={answer} chosenIds={partnerIds} onChoose={onChoose} />
        <TabPanels>
          {/* Always rendered, because it is printed from either tab. */}
          <TabPanel className="answer-panel" tabIndex={-1} static hidden={tab !== "answer"}>
            {answer.kind === "short" && <p className="label mt-6 -mb-4">In short</p>}
            <AnswerText answer={answer} />
            {answer.essay && (
              <p className="mt-6 text-center font-serif text-body print:hidden">
                More on this:{" "}
                <Link className="text-rubric underline underline-offset-[0.2em]" to={answerPath(answer.essay.id)}>
                  {typeset(answer.essay.question)}
                </Link>
              </p>
            )}
            <AboutAnswer answer={answer} />
            <Endnotes answer={answer} isNamed={tab === "answer"} />
            {!answer.urgent && <NextOfTopic answer={answer} />}
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <SourceList
              answer={answer}
              partnerId={partnerId}
              onShowAll={() => setPartnerId(null)}
              open={openSources}
              onOpen={(number, isOpen) => setOpenSources((open) => ({ ...open, [number]: isOpen }))}
            />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}
