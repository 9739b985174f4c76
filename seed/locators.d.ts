import type { Locators } from "./schemas.ts";
export type LocatorResult =
  | {
      label: string;
    }
  | {
      problem: string;
      remedy: string;
    };
/**
 * Reads a locator.
 *
 * @param locators - What the catalogue says of the work.
 * @param text - As the editor wrote it.
 * @param isScripture - Whether the work is the Bible itself, where "on" is not printed.
 * @returns How it is printed after the title, or what is wrong.
 */
export declare function readLocator(locators: Locators, text: string, isScripture?: boolean): LocatorResult;
