/** The translation of the Bible that the visitor reads. */
import { readTranslation, type Translation } from "../../server/shared/translations.ts";
import { createWebStorageValue, type WebStorageValue } from "./web-storage.ts";

export const chosenTranslation: WebStorageValue<Translation> = createWebStorageValue<Translation>(
  "translation",
  "kjv",
  {
    parse: (text) => readTranslation(text) ?? undefined,
    serialize: (value) => value,
  },
);
