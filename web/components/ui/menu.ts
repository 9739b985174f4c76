/** The styles of menus and panels that open above the page. Their size and padding are up to each. */

export const floatingPanel = "rounded border border-rule-strong bg-sheet shadow-float [--focus-offset:-2px]";
export const menuItem = "cursor-pointer select-none rounded-sm hover:bg-well";
