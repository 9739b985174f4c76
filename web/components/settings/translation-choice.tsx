/** The translation in which passages of the Bible are shown. */
import { type Translation, translationNames, translations } from "../../../server/shared/translations.ts";
import { useStore } from "../../stores/store.ts";
import { chosenTranslation } from "../../stores/translation.ts";
import { Segments } from "./segments.tsx";

const samples: Record<Translation, string> = {
  kjv: "The LORD is my shepherd; I shall not want.",
  web: "Yahweh is my shepherd; I shall lack nothing.",
};

export function TranslationChoice() {
  const chosen = useStore(chosenTranslation);
  return (
    <>
      <Segments label="Bible translation" values={translations} chosen={chosen} onChoose={chosenTranslation.set}>
        {(translation) => translationNames[translation]}
      </Segments>
      <p className="prose mt-5 max-w-(--measure)">
        <span>{samples[chosen]}</span> <cite className="block text-ink-3">Psalm 23:1</cite>
      </p>
    </>
  );
}
