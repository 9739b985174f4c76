/** Study: answers saved on this device, notes in the margin, reading lists. Nothing of it leaves the browser. */
import { TabGroup, TabPanel, TabPanels } from "@headlessui/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Answer } from "../../server/contract/answer.ts";
import { PageFrame, PageText } from "../components/layout/page-frame.tsx";
import { PageHeading } from "../components/layout/page-heading.tsx";
import { NotesList } from "../components/study/notes.tsx";
import { ReadingLists } from "../components/study/reading-lists.tsx";
import { SavedEntry } from "../components/study/saved-entry.tsx";
import { StudyPrint } from "../components/study/study-print.tsx";
import { TabBar, TabTool } from "../components/ui/tabs.tsx";
import { loadAnswers } from "../data/answers.ts";
import { usePartners, usePartnersById } from "../data/partners.ts";
import { notify } from "../lib/notify.ts";
import { readStudyTab, studyTabs, withTab } from "../lib/paths.ts";
import { readingLists } from "../stores/reading-lists.ts";
import { failedWrites, useStore } from "../stores/store.ts";
import { study } from "../stores/study.ts";
import { exportStudy } from "../stores/visitor-data.ts";

const UNSAVED =
  "This browser could not store your last change. It is lost when you leave the page. Export saves it to a file.";

export function StudyPage() {
  const { answers, notes } = useStore(study);
  const lists = useStore(readingLists);
  const partners = usePartners();
  const partnersById = usePartnersById();
  const unsaved = useStore(failedWrites).some((name) => name === "study" || name === "reading-lists");
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const tab = studyTabs.indexOf(readStudyTab(search));
  const setTab = (index: number) =>
    navigate({ pathname, search: withTab(search, studyTabs[index] ?? "saved") }, { replace: true, state });
  const [printing, setPrinting] = useState<Answer[] | null>(null);

  const printAll = async () => {
    try {
      setPrinting(await loadAnswers(answers.map(({ id }) => id)));
    } catch (error) {
      console.error("Print error:", error);
      notify("The answers could not be loaded.", { name: "print", action: { label: "Try again", run: printAll } });
    }
  };
  return (
    <PageFrame title="Study" layout="wide">
      <PageText className={`pb-16! ${printing ? "print:hidden" : ""}`}>
        <PageHeading>Study</PageHeading>
        <p className="lede mt-1.5 max-w-168">
          Answers you have saved, with your own notes in the margin. All of it stays in this browser.
        </p>
        <div role="status">{unsaved && <p className="mt-3 text-rubric">{UNSAVED}</p>}</div>
        <TabGroup selectedIndex={tab} onChange={setTab}>
          <TabBar
            look="page"
            labels={[`Saved answers (${answers.length})`, `Notes (${notes.length})`, `Lists (${lists.length})`]}
            tools={
              <StudyTools
                canPrint={answers.length > 0 && partners.status === "ready"}
                canExport={answers.length + notes.length + lists.length > 0}
                onPrint={printAll}
                onExport={() => exportStudy()}
              />
            }
          />
          <TabPanels>
            <TabPanel className="focus:outline-none" tabIndex={-1}>
              {answers.length === 0 && (
                <p className="lede text-wrap py-8">Nothing saved yet. Use the bookmark beside an answer.</p>
              )}
              {answers.map((answer) => (
                <SavedEntry
                  key={answer.id}
                  answer={answer}
                  notes={notes.filter(({ answerId }) => answerId === answer.id)}
                  lists={lists}
                />
              ))}
            </TabPanel>
            <TabPanel className="focus:outline-none" tabIndex={-1}>
              <NotesList notes={notes} />
            </TabPanel>
            <TabPanel className="focus:outline-none" tabIndex={-1}>
              <ReadingLists lists={lists} saved={answers} />
            </TabPanel>
          </TabPanels>
        </TabGroup>
      </PageText>
      {printing && partners.status === "ready" && (
        <StudyPrint answers={printing} notes={notes} partners={partnersById} onPrinted={() => setPrinting(null)} />
      )}
    </PageFrame>
  );
}

type Props = { canPrint: boolean; canExport: boolean; onPrint: () => void; onExport: () => void };

/** What one can do with all that is kept: print it, or take it along as a file. */
function StudyTools({ canPrint, canExport, onPrint, onExport }: Props) {
  return (
    <>
      <TabTool icon="share" label="Export" disabled={!canExport} onClick={onExport} />
      <TabTool icon="download" label="Save all as PDF" disabled={!canPrint} onClick={onPrint} />
    </>
  );
}
