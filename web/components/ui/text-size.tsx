/** The buttons that make all text smaller and larger, in Settings and among the tools of an answer. */
import { capitalized } from "../../lib/text.ts";
import { announce } from "../../stores/announcements.ts";
import { useStore } from "../../stores/store.ts";
import { textSize, textSizes } from "../../stores/text-size.ts";
import { Button } from "./button.tsx";

const LETTER = "min-w-9 justify-center font-serif max-md:min-w-11";

/** @param props.isNamed - Whether the size is named beside them. */
export function TextSizeButtons({ isNamed = false }: { isNamed?: boolean }) {
  const chosen = useStore(textSize);
  const place = textSizes.indexOf(chosen);
  const smaller = textSizes[place - 1];
  const larger = textSizes[place + 1];
  const choose = (size: typeof smaller) => {
    if (size === undefined) return;
    textSize.set(size);
    announce(`Text size: ${capitalized(size)}`);
  };
  // Not `disabled`, which would drop the focus at the last size.
  return (
    <fieldset className="flex items-center print:hidden" aria-label="Text size">
      <Button
        look="quiet"
        className={`${LETTER} before:content-['A–']`}
        aria-label="Smaller text"
        aria-disabled={smaller === undefined}
        onClick={() => choose(smaller)}
      />
      <Button
        look="quiet"
        className={`${LETTER} before:text-item before:content-['A+']`}
        aria-label="Larger text"
        aria-disabled={larger === undefined}
        onClick={() => choose(larger)}
      />
      {isNamed && (
        <span key={chosen} className="ms-4 font-serif text-ink-2 text-note">
          {capitalized(chosen)}
        </span>
      )}
    </fieldset>
  );
}
