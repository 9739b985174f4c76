/** The translation of the Bible that the visitor reads. */
import { type Translation, translations } from "../../server/shared/translations.ts";
import { createWebStorageValue, oneOf } from "./web-storage.ts";

export const chosenTranslation = createWebStorageValue<Translation>("translation", "kjv", oneOf(translations));
