/** The Cite dialog and its opener. Its content loads when the visitor points at the opener. */
import { type ReactNode, Suspense, useState } from "react";
import type { CiteSubject } from "../../lib/export-paths.ts";
import { CodeBoundary, CodeFailure } from "../layout/opening-page.tsx";
import { lazyPart } from "../ui/lazy.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";

const CiteForms = lazyPart(() => import("./cite-forms.tsx").then((part) => part.CiteForms), TakingLonger);

type CiteDialog = {
  /** Props for each button that opens the dialog. */
  readonly opener: {
    readonly "aria-haspopup": "dialog";
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
  /** The dialog, to render next to the button; null while closed. */
  readonly dialog: ReactNode;
};

const names = { answer: "Cite this answer", source: "Cite this source", work: "Cite this work" };

/** @param title - The title of what is cited, as displayed. */
export function useCiteDialog(subject: CiteSubject, title: string): CiteDialog {
  const [open, setOpen] = useState(false);
  const name = names[subject.kind];
  return {
    opener: {
      "aria-haspopup": "dialog",
      onPointerEnter: CiteForms.prefetch,
      onFocus: CiteForms.prefetch,
      onClick: () => setOpen(true),
    },
    dialog: open && (
      <Sheet name={name} place="middle" onClose={() => setOpen(false)}>
        <h2 className="font-serif text-heading tracking-[-0.004em]">{name}</h2>
        <p className="aside wrap-anywhere">{title}</p>
        <CodeBoundary Failed={CodeFailure}>
          <Suspense>
            <CiteForms subject={subject} />
          </Suspense>
        </CodeBoundary>
      </Sheet>
    ),
  };
}
