/** The size of answers and snippets. */
import { useStore } from "../../stores/store.ts";
import { type TextSize, textSize, textSizes } from "../../stores/text-size.ts";

const sizeNames: Record<TextSize, string> = { small: "Small", standard: "Standard", large: "Large" };
const sizeStyles: Record<TextSize, string> = { small: "text-15", standard: "text-17", large: "text-20" };

const SEGMENT =
  "aria-pressed:chosen-outline h-11 border-rule not-first:border-l px-1 font-serif focus-visible:-outline-offset-3 aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-rubric aria-pressed:shadow-[inset_0_-2px_var(--color-rubric)] md:min-w-22 md:px-4";

export function TextSizeChoice() {
  const chosen = useStore(textSize);
  return (
    <>
      <fieldset
        className="grid auto-cols-fr grid-flow-col overflow-hidden rounded border border-rule-strong bg-sheet md:inline-grid md:auto-cols-auto"
        aria-label="Text size"
      >
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={`${SEGMENT} ${sizeStyles[size]}`}
            aria-pressed={size === chosen}
            onClick={() => textSize.set(size)}
          >
            {sizeNames[size]}
          </button>
        ))}
      </fieldset>
      <p className="prose mt-5 max-w-(--measure)">
        Thy word is a lamp unto my feet, and a light unto my path.{" "}
        <cite className="block text-ink-3">Psalm 119:105</cite>
      </p>
    </>
  );
}
