/** Going from entry to entry of the lists on a page: sources, answers, saved answers, questions. */

/** An entry that holds no others. */
const ENTRY = "main :is(article, li):not(:has(article, li))";

/** Sets the focus on what an entry opens: the next one after the focus, or the one before; at the end it stays. */
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

/** The control in its heading, or else the first one in it. */
function firstControl(entry: Element): HTMLElement | undefined {
  const controls = [...entry.querySelectorAll<HTMLElement>("a[href], button")].filter((one) => one.checkVisibility());
  return controls.find((control) => control.closest("h2")) ?? controls[0];
}
