/** The body of an answer: chips, tabs, text and sources, and navigation between them. */
import { TabGroup, TabPanel, TabPanels } from "@headlessui/react";
import { Link } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { usePartnersById } from "../../data/partners.ts";
import { useAnswerPlace, useSources } from "../../hooks/use-answer-place.ts";
import { answerPath } from "../../lib/paths.ts";
import { answerTabs } from "../../lib/tabs.ts";
import { typeset } from "../../lib/typeset.ts";
import { useFormerIdsOf } from "../../stores/former-answers.ts";
import { NoteButton, ParagraphNotes, useShownNotes } from "../study/paragraph-notes.tsx";
import { TabBar } from "../ui/tabs.tsx";
import { AboutAnswer } from "./about-answer.tsx";
import { AnswerText } from "./answer-text.tsx";
import { AnswerTools, CardTools, ReadingTools } from "./answer-tools.tsx";
import { ChosenSources } from "./chosen-sources.tsx";
import { Endnotes } from "./endnotes.tsx";
import { NextOfTopic } from "./next-of-topic.tsx";
import { SourceChips } from "./source-chips.tsx";
import { SourceList } from "./source-list.tsx";

type Props = {
  answer: Answer;
  /** All partners, to choose from. */
  partners: readonly Partner[];
  /** The chosen partners, whose citations are all that `answer` has; none means all. */
  partnerIds: readonly string[];
  /** Chooses other partners. */
  onChoose: (partnerIds: string[]) => void;
  /** Whether the answer is the subject of the page, or stands on a card. */
  look?: "page" | "card";
};

export function AnswerBody({ answer, partners, partnerIds, onChoose, look = "page" }: Props) {
  const place = useAnswerPlace();
  const partnersById = usePartnersById();
  const { tab } = place;
  useFormerIdsOf(answer);
  const isPage = look === "page";
  const Tools = isPage ? AnswerTools : CardTools;
  const sources = useSources(place);
  const shownNotes = useShownNotes();
  return (
    <>
      <div className="mt-3.5 gap-x-4 md:flex md:justify-between print:hidden">
        <SourceChips citations={answer.citations} partners={partnersById} onChoose={sources.showPartner} />
        {isPage && <ReadingTools answer={answer} partnerIds={partnerIds} />}
      </div>
      <TabGroup
        selectedIndex={answerTabs.indexOf(tab)}
        onChange={(index) => place.onTab(answerTabs[index] ?? "answer")}
      >
        <TabBar
          labels={["Answer", isPage ? "Sources" : `Sources (${answer.citations.length})`]}
          tools={tab === "answer" && <Tools answer={answer} partnerIds={partnerIds} />}
        />
        <ChosenSources answer={answer} partners={partners} chosenIds={partnerIds} onChoose={onChoose} />
        <TabPanels>
          {/* Always rendered, because it is printed from either tab. */}
          <TabPanel className="answer-panel" tabIndex={-1} static hidden={tab !== "answer"}>
            {answer.kind === "short" && <p className="label mt-6 -mb-4">In short</p>}
            <AnswerText
              answer={answer}
              partners={partnersById}
              sourcePath={place.sourcePath}
              onFollow={place.onFollow}
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
            {answer.essay && (
              <p className="mt-6 text-center font-serif text-body print:hidden">
                More on this:{" "}
                <Link className="text-rubric underline underline-offset-[0.2em]" to={answerPath(answer.essay.id)}>
                  {typeset(answer.essay.question)}
                </Link>
              </p>
            )}
            <AboutAnswer answer={answer} />
            <Endnotes answer={answer} partners={partnersById} isNamed={tab === "answer"} />
            {!answer.urgent && <NextOfTopic answer={answer} />}
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <SourceList answer={answer} partners={partnersById} {...sources.list} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}
