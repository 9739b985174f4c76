/** The text size of answers and snippets. */
import { createWebStorageValue, type WebStorageValue } from "./web-storage.ts";

export const textSizes = ["small", "standard", "large"] as const;
export type TextSize = (typeof textSizes)[number];

const isTextSize = (text: string): text is TextSize => textSizes.some((size) => size === text);

export const textSize: WebStorageValue<TextSize> = createWebStorageValue<TextSize>("text-size", "standard", {
  parse: (text) => (isTextSize(text) ? text : undefined),
  serialize: (value) => value,
});

/** Makes the page follow the chosen size. The script in index.html sets it before the first paint. */
export function followTextSize(): void {
  const apply = () => {
    document.documentElement.dataset.textSize = textSize.get();
  };
  textSize.subscribe(apply);
  apply();
}
