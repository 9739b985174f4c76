/** Saving a reading list as one PDF. */
import { MAX_STUDY_ANSWERS } from "../../../server/contract/limits.ts";
import { useDownload } from "../../hooks/use-download.ts";
import { listFile } from "../../lib/export-paths.ts";
import { NAMED, notify } from "../../lib/notify.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import type { SavedAnswer } from "../../stores/study.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = {
  /** Of the list; it is the title of the PDF. */
  name: string;
  answers: readonly SavedAnswer[];
};

/** What there is no answer to any more is left out, if the visitor wants the rest. */
export function SaveListAsPdf({ name, answers }: Props) {
  const download = useDownload();
  const save = (saved: readonly SavedAnswer[]) => {
    if (saved.length > MAX_STUDY_ANSWERS)
      return notify(`A PDF holds at most ${MAX_STUDY_ANSWERS} answers. Make two lists of this one.`, { name: "pdf" });
    const onMissing = ({ message }: Error) => {
      const gone = saved.find(({ id }) => message.includes(`"${id}"`));
      const rest = saved.filter((answer) => answer !== gone);
      const action = { label: "Save the others", run: () => save(rest) };
      notify(`There is no answer any more to: ${shortened(typeset(gone?.question ?? message), NAMED)}`, {
        name: "pdf",
        ...(gone && rest.length > 0 && { action }),
      });
    };
    void download.start(
      listFile(
        name,
        saved.map(({ id }) => id),
      ),
      "the PDF",
      { onMissing },
    );
  };
  return (
    <Button
      look="quiet"
      aria-label={`Save as PDF: ${name}`}
      aria-busy={download.isUnderWay}
      onClick={() => save(answers)}
    >
      <Icon name="download" small />
      <span className="max-md:hidden">Save as PDF</span>
    </Button>
  );
}
