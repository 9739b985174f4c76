/** How texts are read: their size, and the translation in which passages of the Bible are shown. Each has a sample. */
import type { Translation } from "../../../server/shared/translations.ts";
import { capitalized } from "../../lib/text.ts";
import { useStore } from "../../stores/store.ts";
import { textSize } from "../../stores/text-size.ts";
import { chosenTranslation } from "../../stores/translation.ts";
import { TranslationSwitch } from "../scripture/translation-switch.tsx";
import { TextSizeButtons } from "../ui/text-size.tsx";

export function TextSizeChoice() {
  const chosen = useStore(textSize);
  return (
    <>
      <div className="flex items-center gap-4">
        <TextSizeButtons />
        <span key={chosen} className="font-serif text-ink-2 text-note">
          {capitalized(chosen)}
        </span>
      </div>
      <p className="prose mt-5 max-w-(--measure)">
        Thy word is a lamp unto my feet, and a light unto my path.{" "}
        <cite className="block text-ink-3">Psalm 119:105</cite>
      </p>
    </>
  );
}

const samples: Record<Translation, string> = {
  kjv: "The LORD is my shepherd; I shall not want.",
  web: "Yahweh is my shepherd; I shall lack nothing.",
};

export function TranslationChoice() {
  const chosen = useStore(chosenTranslation);
  return (
    <>
      <TranslationSwitch look="heading" shown={chosen} />
      <p className="prose mt-5 max-w-(--measure)">
        <span>{samples[chosen]}</span> <cite className="block text-ink-3">Psalm 23:1</cite>
      </p>
    </>
  );
}
