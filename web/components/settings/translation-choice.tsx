/** The translation in which passages of the Bible are shown. */
import type { Translation } from "../../../server/shared/translations.ts";
import { useStore } from "../../stores/store.ts";
import { chosenTranslation } from "../../stores/translation.ts";
import { TranslationSwitch } from "../scripture/translation-switch.tsx";

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
