/** The translations of the Bible. This file imports nothing, so that the client can use it at little cost. */

/** The King James Version, which answers quote and whose numbers are used for both, and the World English Bible. */
export const translations = ["kjv", "web"] as const;
export type Translation = (typeof translations)[number];

export const translationNames: Record<Translation, string> = {
  kjv: "King James Version",
  web: "World English Bible",
};

/** @returns Null if a text, such as a parameter, names no translation. */
export function readTranslation(text: string | null): Translation | null {
  return translations.find((translation) => translation === text) ?? null;
}
