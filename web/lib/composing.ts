/** Input methods, such as for Chinese and Japanese, with which several keys make one word. */
import type { KeyboardEvent } from "react";

/** Whether a key belongs to a word that is being composed. `isComposing` lacks the key that ends one in Safari. */
export function isComposing({ keyCode }: KeyboardEvent): boolean {
  return keyCode === 229;
}
