/** What the schemas of the content files are made of. */
import { type TProperties, Type } from "typebox";

/** A record that refuses unknown fields, because they are most likely misspelt. */
export function closed<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}
/** The pattern of a text that is not blank. */
export const VISIBLE = "\\S";
export const text = (maxLength = 2000) => Type.String({ pattern: VISIBLE, maxLength });

export const YEAR = "^[1-9]\\d{1,3}$";
export const DAY = "^\\d{4}-\\d{2}-\\d{2}$";
export const HASH = "^[0-9a-f]{12}$";
export const INITIALS = "^[A-Z&]{1,3}$";
/** The remedy for a text that does not match a pattern. */
export const patternRemedies: Record<string, string> = {
  [YEAR]: 'write the year in digits and quotation marks, such as "1647"',
  [DAY]: "write year, month and day, such as 2026-11-21",
  [HASH]: "leave the field out; the check then says what to write",
  [INITIALS]: "write one to three characters: capitals A to Z or &",
};
