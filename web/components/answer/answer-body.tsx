/** The body of an answer: chips, tabs, text and sources, and navigation between them. */
import * as Tabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import type { Answer } from "../../../server/contract/answer.ts";
import type { PartnersById } from "../../data/partners.ts";
import type { AnswerPlace } from "../../hooks/use-answer-place.ts";
import { useFormerIdsOf } from "../../hooks/use-former-answers.ts";
import { answerTabs } from "../../lib/tabs.ts";
import { NoteButton, ParagraphNotes, useShownNotes } from "../study/paragraph-notes.tsx";
import { TabBar } from "../ui/tabs.tsx";
import { AnswerText } from "./answer-text.tsx";
import { Endnotes } from "./endnotes.tsx";
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
  /** Above both tabs, such as a note on the chosen partners. */
  children?: ReactNode;
};

export function AnswerBody({ answer, partners, place, sourcesLabel, tools, children }: Props) {
  const { tab } = place;
  useFormerIdsOf(answer);
  const chips = countSources(answer.citations, partners);
  const sources = useSources(place);
  const shownNotes = useShownNotes();
  return (
    <>
      {chips.length > 0 && <SourceChips chips={chips} onChoose={sources.showPartner} />}
      <Tabs.Root
        value={tab}
        onValueChange={(value) => place.onTab(answerTabs.find((known) => known === value) ?? "answer")}
      >
        <TabBar labels={{ answer: "Answer", sources: sourcesLabel }} tools={tab === "answer" && tools} />
        {children}
        {/* Always rendered, because it is printed from either tab. */}
        <Tabs.Content value="answer" className="answer-panel" tabIndex={-1} forceMount hidden={tab !== "answer"}>
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
          <Endnotes answer={answer} partners={partners} isNamed={tab === "answer"} />
        </Tabs.Content>
        <Tabs.Content value="sources" tabIndex={-1}>
          <SourceList answer={answer} partners={partners} {...sources.list} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
