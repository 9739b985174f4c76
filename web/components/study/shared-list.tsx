/** A reading list shared by a link: its answers, and a button to add it to Study. */
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { loadAnswers } from "../../data/answers.ts";
import { useQuery } from "../../data/use-query.ts";
import { libraryCall } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { answerVersionsCall, paths } from "../../lib/paths.ts";
import type { SharedList as List } from "../../lib/shared-list.ts";
import { withTab } from "../../lib/tabs.ts";
import { capitalized } from "../../lib/text.ts";
import { presentId } from "../../stores/former-answers.ts";
import { notify } from "../../stores/messages.ts";
import { createList, readingLists } from "../../stores/reading-lists.ts";
import { saveAnswers } from "../../stores/study.ts";
import { AnswerRows } from "../answer-list/answer-rows.tsx";
import { Loading } from "../layout/loaded-page.tsx";
import { PageHeading } from "../layout/page-frame.tsx";
import { Button } from "../ui/button.tsx";

export function SharedList({ list: { name, answerIds } }: { list: List }) {
  const library = useQuery(libraryCall);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const known = library.status === "ready" ? library.data.topics.flatMap(({ answers }) => answers) : [];
  const versions = useQuery(answerVersionsCall);
  const formerly = versions.status === "ready" ? versions.data.formerly : undefined;
  const ids = [...new Set(answerIds.map((id) => presentId(formerly, id)))];
  const answers = ids.flatMap((id) => known.find((answer) => answer.id === id) ?? []);
  const missing = ids.length - answers.length;

  const add = async () => {
    setAdding(true);
    try {
      const whole = await loadAnswers(answers.map(({ id }) => id));
      void saveAnswers(whole);
      const listed = whole.map(({ id }) => id);
      const isThere = (await readingLists.load()).some(
        (list) => list.name === name && listed.every((id) => list.answerIds.includes(id)),
      );
      if (!isThere) createList(name, listed);
      notify(isThere ? "This list is in Study already" : "Reading list added to Study");
      navigate(paths.study + withTab("", "lists"), { replace: true });
    } catch (error) {
      console.error("Shared list error:", error);
      notify("The answers could not be loaded.", { name: "shared", action: { label: "Try again", run: add } });
      setAdding(false);
    }
  };
  return (
    <>
      <PageHeading className="wrap-anywhere">{name}</PageHeading>
      <p className="lede mt-1.5">A reading list that was shared with you. The link holds it; Loci keeps no copy.</p>
      {library.status !== "ready" && <Loading what="the list" call={library} className="aside mt-6" />}
      {library.status === "ready" && (
        <div className="mt-6 max-w-(--measure)">
          <ol className="border-rule border-t">
            <AnswerRows answers={answers} />
          </ol>
          {missing > 0 && (
            <p className="aside mt-3">
              {capitalized(counted(missing, "answer"))} on this list {missing === 1 ? "is" : "are"} not in Loci.
            </p>
          )}
          <Button look="filled" className="mt-6" disabled={adding || answers.length === 0} onClick={add}>
            Add to my Study
          </Button>
        </div>
      )}
    </>
  );
}
