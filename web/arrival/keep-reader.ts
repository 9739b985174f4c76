/**
 * Keeps what a reader did on the page before the client took over. React uses the elements that the server has rendered
 * unless they differ from what it renders, as on a page that the browser has translated; then it draws the page again.
 */

const FOCUSABLE = "a[href], button, input, textarea, select, [tabindex]";
/** What names an element in any language. */
const NAMES = ["id", "name", "href", "type", "value", "aria-controls"];

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * @param root - Contains the rendered page.
 * @returns A function that does the same to a page that was drawn again: what was typed, the focus and the caret.
 */
export function keepReader(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>("input, textarea")]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value, find: finderOf(root, field) }));
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null;
  const findFocused = focused && finderOf(root, focused);
  const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : null;
  return () => {
    for (const { field, value, find } of fields) {
      const found = find();
      if (isField(found) && found !== field) type(found, value);
    }
    const found = findFocused?.() ?? null;
    if (found === null || found === focused) return;
    found.focus({ preventScroll: true });
    if (found instanceof HTMLTextAreaElement) found.setSelectionRange(caret, caret);
  };
}

/** @returns A function that finds the element again among those of the same names in the same part of the page. */
function finderOf(root: HTMLElement, element: HTMLElement): () => HTMLElement | null {
  const describe = (one: Element) =>
    [one.tagName, one.closest("main, header, aside")?.tagName, ...NAMES.map((name) => one.getAttribute(name))].join();
  const description = describe(element);
  const alike = () => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => describe(one) === description);
  const index = alike().indexOf(element);
  return () => alike()[index] ?? null;
}

/** Types into a field. React overrides the property of each field, and would not notice if that were set. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isField(element: HTMLElement | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
