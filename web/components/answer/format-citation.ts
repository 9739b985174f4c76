/** Formats citations, for the page and for the endnotes in print. */
import type { Citation } from "../../../server/contract/answer.ts";
import { isNumeric } from "../../../server/shared/locators.ts";
import { typeset } from "../../lib/typeset.ts";

const NO_BREAK_SPACE = "\u00a0";

type Place = Pick<Citation, "title" | "locator">;

/**
 * Title and locator: "Institutes of the Christian Religion 3.1.1", but "Westminster Larger Catechism, Q. 30". The
 * locator does not wrap.
 */
export function titleWithLocator({ title, locator }: Place): string {
  if (locator === null) return typeset(title);
  const unbroken = typeset(locator).replaceAll(" ", NO_BREAK_SPACE);
  return `${typeset(title)}${isNumeric(locator) ? NO_BREAK_SPACE : ", "}${unbroken}`;
}

/** A year without leading zeros. */
export function yearOf({ publishDate }: Pick<Citation, "publishDate">): string | null {
  return publishDate === null ? null : publishDate.replace(/^0+(?=\d)/, "");
}
