/** Saves a reading list as one PDF. */
import { useListDownload } from "../../hooks/use-list-download.ts";
import type { SavedAnswer } from "../../stores/study.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = {
  /** The list's name, which becomes the title of the PDF. */
  name: string;
  answers: readonly SavedAnswer[];
};

export function SaveListAsPdf({ name, answers }: Props) {
  const { isUnderWay, start } = useListDownload();
  return (
    <Button
      look="quiet"
      aria-label={`Save as PDF: ${name}`}
      aria-busy={isUnderWay}
      onClick={() => start(name, answers)}
    >
      <Icon name="download" small />
      <span className="max-md:hidden">Save as PDF</span>
    </Button>
  );
}
