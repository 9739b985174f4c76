/** The body of an answer: chips, tabs, text and sources, and navigation between them. */
import { TabGroup, TabPanel, TabPanels } from "@headlessui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { AnswerPlace } from "../../hooks/use-answer-place.ts";
import { useFormerIdsOf } from "../../hooks/use-former-answers.ts";
import { answerPath } from "../../lib/paths.ts";
import { answerTabs } from "../../lib/tabs.ts";
import { typeset } from "../../lib/typeset.ts";
import { NoteButton, ParagraphNotes, useShownNotes } from "../study/paragraph-notes.tsx";
import { TabBar } from "../ui/tabs.tsx";
import { AboutAnswer } from "./about-answer.tsx";
import { AnswerText } from "./answer-text.tsx";
import { Endnotes } from "./endnotes.tsx";
import { NextOfTopic } from "./next-of-topic.tsx";
import { countSources, SourceChips } from "./source-chips.tsx";
import { SourceList } from "./source-list.tsx";
import { useSources } from "./use-sources.ts";

type Props = {
  answer: Answer;
  partners: PartnersById;
  place: AnswerPlace;
  /** `Sources`, or `Sources (5)`. */
  sourcesLabel: string;
  /** Tools next to the tabs while the answer shows. */
  tools: ReactNode;
  /** Above the text. */
  moreTools?: ReactNode;
  /** Above both tabs, such as a note on the chosen partners. */
  children?: ReactNode;
};

export function AnswerBody({ answer, partners, place, sourcesLabel, tools, moreTools, children }: Props) {
  const { tab } = place;
  useFormerIdsOf(answer);
  const chips = countSources(answer.citations, partners);
  const sources = useSources(place);
  const shownNotes = useShownNotes();
  return (
    <>
      {chips.length > 0 && <SourceChips chips={chips} onChoose={sources.showPartner} />}
      <TabGroup
        selectedIndex={answerTabs.indexOf(tab)}
        onChange={(index) => place.onTab(answerTabs[index] ?? "answer")}
      >
        <TabBar labels={["Answer", sourcesLabel]} tools={tab === "answer" && tools} />
        {children}
        <TabPanels>
          {/* Always rendered, because it is printed from either tab. */}
          <TabPanel className="answer-panel" tabIndex={-1} static hidden={tab !== "answer"}>
            {moreTools && <div className="-mx-2 mt-2 flex flex-wrap gap-x-1 print:hidden">{moreTools}</div>}
            {answer.kind === "short" && <p className="label mt-6 -mb-4">In short</p>}
            <AnswerText
              answer={answer}
              partners={partners}
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
            <Endnotes answer={answer} partners={partners} isNamed={tab === "answer"} />
            {!answer.urgent && <NextOfTopic answer={answer} />}
          </TabPanel>
          <TabPanel tabIndex={-1}>
            <SourceList answer={answer} partners={partners} {...sources.list} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}
