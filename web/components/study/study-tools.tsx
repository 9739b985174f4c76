/** What one can do with all that is kept: print it, or take it along as a file. */
import { PageIcon } from "../ui/page-icon.tsx";

type Props = { canPrint: boolean; canExport: boolean; onPrint: () => void; onExport: () => void };

export function StudyTools({ canPrint, canExport, onPrint, onExport }: Props) {
  return (
    <div className="tools">
      <button type="button" className="quiet" aria-label="Export" disabled={!canExport} onClick={onExport}>
        <PageIcon name="share" />
        <span className="lbl">Export</span>
      </button>
      <button type="button" className="quiet" aria-label="Save all as PDF" disabled={!canPrint} onClick={onPrint}>
        <PageIcon name="download" />
        <span className="lbl">Save all as PDF</span>
      </button>
    </div>
  );
}
