/** Two buttons next to a passage, for reading it in the one translation or the other. */
import { type Translation, translationNames, translations } from "../../../server/shared/translations.ts";
import { chosenTranslation } from "../../stores/translation.ts";

/** Named in short where there is little room; screen readers get the whole name. */
const shortNames: Record<Translation, string> = { kjv: "King James", web: "World English" };

const looks = { heading: "gap-5 max-md:gap-4", foot: "gap-4" };
const BUTTON =
  "relative min-h-9 whitespace-nowrap text-ink-3 underline-offset-[0.35em] after:absolute after:-inset-x-1.5 after:-inset-y-1 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-rubric pointer-coarse:min-h-11 max-md:min-h-11";

type Props = {
  /** The translation that is shown. */
  shown: Translation;
  /** Called besides storing the choice. */
  onChoose?: () => void;
  look?: keyof typeof looks;
};

export function TranslationSwitch({ shown, onChoose, look = "foot" }: Props) {
  return (
    <fieldset className={`flex text-label ${looks[look]}`} aria-label="Translation">
      {translations.map((translation) => {
        const name = translationNames[translation];
        const short = shortNames[translation];
        return (
          <button
            key={translation}
            type="button"
            className={BUTTON}
            aria-pressed={translation === shown}
            onClick={() => {
              chosenTranslation.set(translation);
              onChoose?.();
            }}
          >
            {short}
            <span className={look === "foot" ? "sr-only" : "max-md:sr-only"}>{name.slice(short.length)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
