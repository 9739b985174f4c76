/** The size of answers and snippets. */
import { useStore } from "../../stores/store.ts";
import { type TextSize, textSize, textSizes } from "../../stores/text-size.ts";
import { Segments } from "./segments.tsx";

const sizeNames: Record<TextSize, string> = { small: "Small", standard: "Standard", large: "Large" };
const sizeStyles: Record<TextSize, string> = { small: "text-15", standard: "text-17", large: "text-20" };

export function TextSizeChoice() {
  const chosen = useStore(textSize);
  return (
    <>
      <Segments
        label="Text size"
        values={textSizes}
        chosen={chosen}
        onChoose={textSize.set}
        styleOf={(size) => sizeStyles[size]}
      >
        {(size) => sizeNames[size]}
      </Segments>
      <p className="prose mt-5 max-w-(--measure)">
        Thy word is a lamp unto my feet, and a light unto my path.{" "}
        <cite className="block text-ink-3">Psalm 119:105</cite>
      </p>
    </>
  );
}
