/** The buttons that make all text smaller and larger, in Settings and among the tools of an answer. */
import { announce } from "../../stores/announcements.ts";
import { useStore } from "../../stores/store.ts";
import { textSize, textSizeNames, textSizes } from "../../stores/text-size.ts";

const BUTTON =
  "relative inline-flex h-9 min-w-9 items-center justify-center rounded font-serif text-ink-2 after:absolute after:-inset-y-1 after:inset-x-0 hover:bg-well hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-45 max-md:min-h-11 max-md:min-w-11";

export function TextSizeButtons() {
  const place = textSizes.indexOf(useStore(textSize));
  const smaller = textSizes[place - 1];
  const larger = textSizes[place + 1];
  const choose = (size: typeof smaller) => {
    if (size === undefined) return;
    textSize.set(size);
    announce(`Text size: ${textSizeNames[size]}`);
  };
  // Not `disabled`, which would drop the focus at the last size.
  return (
    <fieldset className="flex print:hidden" aria-label="Text size">
      <button
        type="button"
        className={`${BUTTON} text-control before:content-['A−']`}
        aria-label="Smaller text"
        aria-disabled={smaller === undefined}
        onClick={() => choose(smaller)}
      />
      <button
        type="button"
        className={`${BUTTON} text-item before:content-['A+']`}
        aria-label="Larger text"
        aria-disabled={larger === undefined}
        onClick={() => choose(larger)}
      />
    </fieldset>
  );
}
