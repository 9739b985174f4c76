/** Measures the layout shift of a page, as browsers define it: without what follows the visitor's input. */
import type { Page } from "playwright-core";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Starts to measure each page that is opened from now on.
 *
 * @returns A function that returns the sum of the shifts of the current page, in whole thousandths: a font that loads
 *   late on a busy machine moves a line by less.
 */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    return Math.floor(shift * 1000) / 1000;
  };
}
