/** Makes a text field as high as its text where `field-sizing` is missing: Firefox, and Safari before 26.2. */
import { type RefObject, useLayoutEffect } from "react";

/** @param text - What the field shows. */
export function useFittingHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (field.current === null || CSS.supports("field-sizing", "content")) return;
    const { style, offsetHeight, clientHeight } = field.current;
    style.height = "auto";
    style.height = `${field.current.scrollHeight + offsetHeight - clientHeight}px`; // With its borders.
  }, [field, text]);
}
