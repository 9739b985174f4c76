/** The present text of an answer that has changed since it was saved, and a button that saves it in place of the old. */

import { plainText, readParagraphs } from "../../../server/shared/paragraphs.ts";
import { useAnswer } from "../../data/answers.ts";
import { typeset } from "../../lib/typeset.ts";
import { notify } from "../../stores/messages.ts";
import { updateSaved } from "../../stores/study.ts";
import { Loading } from "../layout/loaded-page.tsx";
import { Button } from "../ui/button.tsx";

export function CurrentAnswer({ answerId }: { answerId: string }) {
  const answer = useAnswer(answerId);
  if (answer.status !== "ready") return <Loading what="the answer" call={answer} className="aside py-3" />;
  const keep = () => {
    updateSaved(answer.data);
    notify("Kept as it is now");
  };
  return (
    <div className="mt-2 rounded border border-rule px-4 pt-3 pb-4 font-serif text-body text-ink-2">
      <p className="font-medium">{typeset(answer.data.question)}</p>
      {readParagraphs(answer.data)
        .map(plainText)
        .map((paragraph, index) => (
          <p key={index} className="mt-2">
            {paragraph}
          </p>
        ))}
      <Button className="mt-4" onClick={keep}>
        Keep the answer as it is now
      </Button>
    </div>
  );
}
