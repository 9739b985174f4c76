/** The size of answers and snippets. */
import { useStore } from "../../stores/store.ts";
import { type TextSize, textSize, textSizes } from "../../stores/text-size.ts";

const sizeNames: Record<TextSize, string> = { small: "Small", standard: "Standard", large: "Large" };

export function TextSizeChoice() {
  const chosen = useStore(textSize);
  return (
    <>
      <fieldset className="seg" aria-label="Text size">
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={size}
            aria-pressed={size === chosen}
            onClick={() => textSize.set(size)}
          >
            {sizeNames[size]}
          </button>
        ))}
      </fieldset>
      <p className="prose sample">
        Thy word is a lamp unto my feet, and a light unto my path. <cite>Psalm 119:105</cite>
      </p>
    </>
  );
}
