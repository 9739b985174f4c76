/** Study: answers saved on this device, notes and reading lists. Notes leave the browser only for a PDF, if so chosen. */
import { TabGroup, TabPanel, TabPanels } from "@headlessui/react";
import { useEffect, useId, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { PageFrame, PageHeading, PageText } from "../components/layout/page-frame.tsx";
import { NotesList } from "../components/study/notes.tsx";
import { ReadingLists } from "../components/study/reading-lists.tsx";
import { SavedEntry } from "../components/study/saved-entry.tsx";
import { SharedList } from "../components/study/shared-list.tsx";
import { exportMarkdown } from "../components/study/study-markdown.ts";
import { Checkbox, checkboxRow } from "../components/ui/checkbox.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { TabBar } from "../components/ui/tabs.tsx";
import { Tool } from "../components/ui/tool.tsx";
import { keepOffline } from "../data/offline.ts";
import { usePartnersById } from "../data/partners.ts";
import { useQuery } from "../data/use-query.ts";
import { useDownload } from "../hooks/use-download.ts";
import { answerVersionsCall, resultsPath } from "../lib/paths.ts";
import { readSharedList } from "../lib/shared-list.ts";
import { readStudyTab, studyTabs, withTab } from "../lib/tabs.ts";
import { useFormerAnswers } from "../stores/former-answers.ts";
import { readingLists } from "../stores/reading-lists.ts";
import { useStore } from "../stores/store.ts";
import { study } from "../stores/study.ts";

const UNSAVED =
  "This browser could not store your last change. It is lost when you leave the page. In Settings, Export saves it to a file.";

export function StudyPage() {
  const shared = readSharedList(new URLSearchParams(useLocation().search));
  if (shared === null) return <OwnStudy />;
  return (
    <PageFrame title={shared.name} layout="wide">
      <PageText>
        <SharedList list={shared} />
      </PageText>
    </PageFrame>
  );
}

/** Where nothing is saved yet. */
const FIRST_QUESTION = "What is the gospel?";

function OwnStudy() {
  const { answers, notes } = useStore(study);
  const lists = useStore(readingLists);
  const unsaved = [useStore(study.unsaved), useStore(readingLists.unsaved)].some(Boolean);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const tab = studyTabs.indexOf(readStudyTab(search));
  const setTab = (index: number) =>
    navigate({ pathname, search: withTab(search, studyTabs[index] ?? "saved") }, { replace: true, state });
  const loaded = [useStore(study.loaded), useStore(readingLists.loaded)].every(Boolean);
  // Includes answers that were imported, or saved before there was a worker.
  useEffect(() => keepOffline(answers), [answers]);
  const versions = useQuery(answerVersionsCall);
  const versionOf = (id: string) => (versions.status === "ready" ? (versions.data.versions[id] ?? null) : undefined);
  useFormerAnswers(versions.status === "ready" ? versions.data.formerly : undefined, answers, notes, lists);
  const download = useDownload();
  const partners = usePartnersById();
  const notesOfSaved = notes.filter(({ answerId }) => answers.some(({ id }) => id === answerId));
  const [savesNotes, setSavesNotes] = useState(false);
  return (
    <PageFrame title="Study" layout="wide">
      <PageText>
        <PageHeading>Study</PageHeading>
        <p className="lede mt-1.5 max-w-168">
          Answers you have saved, with your own notes in the margin. All of it is kept in this browser only.
        </p>
        <div role="status">{unsaved && <p className="mt-3 text-rubric">{UNSAVED}</p>}</div>
        {loaded && (
          <TabGroup selectedIndex={tab} onChange={setTab}>
            <TabBar
              look="page"
              labels={[withCount("Saved answers", answers), withCount("Notes", notes), withCount("Lists", lists)]}
              tools={
                answers.length + notes.length + lists.length > 0 && (
                  <>
                    <Tool icon="share" label="Export as Markdown" onClick={() => exportMarkdown(partners)} />
                    {answers.length > 0 && (
                      <Tool
                        icon="download"
                        label="Save all as PDF"
                        aria-busy={download.isUnderWay}
                        onClick={() => download.startList("Study", answers, { notes: savesNotes ? notesOfSaved : [] })}
                      />
                    )}
                  </>
                )
              }
            />
            {notesOfSaved.length > 0 && <NotesInPdf checked={savesNotes} onChange={setSavesNotes} />}
            <TabPanels>
              <TabPanel className="focus:outline-none" tabIndex={-1}>
                {answers.length === 0 && (
                  <div className="py-8">
                    <p className="lede text-wrap">Nothing saved yet. Press Save beside an answer.</p>
                    <Link className="onward-link mt-2" to={resultsPath({ question: FIRST_QUESTION, partnerIds: [] })}>
                      Begin: {FIRST_QUESTION} <Icon name="forward" small />
                    </Link>
                  </div>
                )}
                {answers.map((answer) => (
                  <SavedEntry
                    key={answer.id}
                    answer={answer}
                    notes={notes.filter(({ answerId }) => answerId === answer.id)}
                    lists={lists}
                    version={versionOf(answer.id)}
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
        )}
      </PageText>
    </PageFrame>
  );
}

/** The choice to have the visitor's notes in the PDF of all saved answers, for which they leave the device. */
function NotesInPdf({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-rule border-b py-1 text-meta print:hidden">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its control is the Checkbox. */}
      <label className={`${checkboxRow} flex min-h-11 items-center gap-2.5 font-medium`}>
        <Checkbox checked={checked} aria-describedby={id} onChange={(event) => onChange(event.target.checked)} />
        Put my notes in the PDF
      </label>
      <span className="pb-2 text-ink-3 md:pb-0" id={id}>
        They are then sent to this server to be set in type. It neither stores nor logs them.
      </span>
    </div>
  );
}

/** The name of a tab, with the number of what is in it, if there is anything. */
function withCount(name: string, { length }: readonly unknown[]): string {
  return length === 0 ? name : `${name} (${length})`;
}
