/** Moves through the entries of the lists on a page: sources, answers, saved answers, questions. */

/** An entry without entries in it. */
const ENTRY = "main :is(article, li):not(:has(article, li))";

/** Focuses the control of the next or previous entry; at the ends of the list, the focus stays. */
export function stepThrough(step: 1 | -1): void {
  const here = document.activeElement ?? document.body;
  const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const targets = [...document.querySelectorAll(ENTRY)]
    .filter((entry) => !entry.contains(here) && here.compareDocumentPosition(entry) & side)
    .flatMap((entry) => firstControl(entry) ?? []);
  const target = step === 1 ? targets.at(0) : targets.at(-1);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "center" });
}

/** The control in the entry's heading, or else its first control. */
function firstControl(entry: Element): HTMLElement | undefined {
  const controls = [...entry.querySelectorAll<HTMLElement>("a[href], button")].filter(
    (one) => one.getClientRects().length > 0, // `checkVisibility` is missing in Safari before 17.4.
  );
  return controls.find((control) => control.closest("h2")) ?? controls[0];
}
