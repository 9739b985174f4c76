/** The screen: whether it is small, and whether it is used by touch. */

const smallScreen = () => matchMedia("(width < 48rem)");

/** Under 768 px the sidebar is a drawer. */
export function isSmallScreen(): boolean {
  return smallScreen().matches;
}

/** Calls back when the window crosses that width. @returns A function that stops this. */
export function onScreenChange(listener: () => void): () => void {
  const query = smallScreen();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a text field may take the focus unasked: on a phone or a tablet, that would open the keyboard. */
export function mayTakeFocus(): boolean {
  return !isSmallScreen() && !matchMedia("(pointer: coarse)").matches;
}
