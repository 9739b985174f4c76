/** A passage with the results of a search: its first verses, in the translation that the visitor reads. */
import { useId } from "react";
import { Link } from "react-router-dom";
import type { NamedPassage, PassageText as Text } from "../../../server/contract/scripture.ts";
import { chapterPath, namesVerse, scripturePath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { typeset } from "../../lib/typeset.ts";
import { useStore } from "../../stores/store.ts";
import { chosenTranslation } from "../../stores/translation.ts";
import { Icon } from "../ui/icon.tsx";
import { PassageText } from "./passage-text.tsx";
import { TranslationSwitch } from "./translation-switch.tsx";

type Props = {
  passage: Pick<NamedPassage, "reference" | "label" | "texts">;
  note?: string | null;
  /** The total number of verses, of which the first are shown. */
  verseCount?: number;
};

export function PassagePanel({ passage: { reference, label, texts }, note = null, verseCount = 0 }: Props) {
  const id = useId();
  const chosen = useStore(chosenTranslation);
  const text = texts.find(({ translation }) => translation === chosen) ?? (texts[0] as Text);
  const more = verseCount - text.verses.length;
  return (
    <section
      className="mt-8 rounded border border-rule bg-sheet px-9 pt-5 pb-4 shadow-lift max-md:px-5"
      aria-labelledby={id}
    >
      <h2 className="font-medium font-serif text-heading" id={id}>
        <Link className="hover:text-rubric" to={scripturePath(reference)}>
          {label}
        </Link>
      </h2>
      {[note, text.note].map(
        (one) =>
          one && (
            <p className="aside" key={one}>
              {typeset(one)}
            </p>
          ),
      )}
      <div key={text.translation} className="mt-2 font-serif text-body">
        <PassageText verses={text.verses} />
      </div>
      {more > 0 && <p className="mt-1 text-ink-3 text-label">{`… and ${counted(more, "more verse")}`}</p>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <Link className="onward-link" to={namesVerse(reference) ? chapterPath(reference) : scripturePath(reference)}>
          Whole chapter <Icon name="forward" small />
        </Link>
        <TranslationSwitch shown={text.translation} />
      </div>
    </section>
  );
}
