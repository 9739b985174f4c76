/** The size of all text, as a share of the browser's own: preferences.css says which. */
import { createWebStorageValue, oneOf } from "./web-storage.ts";

/** From the smallest to the largest. */
export const textSizes = ["small", "standard", "large", "largest"] as const;
type TextSize = (typeof textSizes)[number];

export const textSize = createWebStorageValue<TextSize>("text-size", "standard", oneOf(textSizes));

/** Makes the page follow the chosen size. The script in index.html sets it before the first paint. */
export function followTextSize(): void {
  const apply = () => {
    document.documentElement.dataset.textSize = textSize.get();
  };
  textSize.subscribe(apply);
  apply();
}
