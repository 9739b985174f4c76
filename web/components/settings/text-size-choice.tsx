/** The size of all text, with a sample. */
import { useStore } from "../../stores/store.ts";
import { textSize, textSizeNames } from "../../stores/text-size.ts";
import { TextSizeButtons } from "../ui/text-size.tsx";

export function TextSizeChoice() {
  const chosen = useStore(textSize);
  return (
    <>
      <div className="flex items-center gap-4">
        <TextSizeButtons />
        <span key={chosen} className="font-serif text-ink-2 text-note">
          {textSizeNames[chosen]}
        </span>
      </div>
      <p className="prose mt-5 max-w-(--measure)">
        Thy word is a lamp unto my feet, and a light unto my path.{" "}
        <cite className="block text-ink-3">Psalm 119:105</cite>
      </p>
    </>
  );
}
