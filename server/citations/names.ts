/** Parses the authors of the catalogue, which are written for people, into names that can be sorted. */

/** A name in CSL: in two parts for a person, literal for anyone else. */
export type Name = { family: string; given: string } | { literal: string };

export interface Contributors {
  names: Name[];
  role: "author" | "editor";
}

/** Represents unnamed authors: "and others". */
export const OTHERS: Name = { literal: "others" };

/** Authors that are not persons: their names are not split. */
const BODY = /\b(?:Assembly|(?<!\. )Church|churches|Committee|Convocation|Councils?|Ministers|Remonstrants|Synods?)\b/;
/** No author at all. */
const UNKNOWN = /^(?:Anonymous|Translators|Various)\b|^\p{Ll}/u;
const EDITOR = /\((?:general editor|ed\.)\)$/;
/** A remark in brackets at the end: "(synods)". */
const REMARK = /^([^()]+?)\s*\([^()]*\)$/;
/** Bynames and not surnames: they stay after the name. */
const BYNAME = /^\S+ (?:of|the|à) |^Justin Martyr$/;

/**
 * @param author - As in the catalogue: `Robert Jamieson, A. R. Fausset and David Brown`.
 * @returns The names; empty if the author is unknown.
 */
export function readNames(author: string): Contributors {
  const role = EDITOR.test(author) ? "editor" : "author";
  const bare = (REMARK.exec(author)?.[1] ?? author).replace(/, with .*$/, "");
  if (UNKNOWN.test(bare)) return { names: [], role };
  if (BODY.test(bare)) return { names: [{ literal: bare }], role };
  return { names: bare.split(/, | and /).map(readName), role };
}

/** @param name - Of one person, as people write it. */
export function readName(name: string): Name {
  if (/^\p{Ll}/u.test(name)) return OTHERS;
  if (BYNAME.test(name)) return { literal: name };
  // The family name is the last word, with the particles before it: `Guido de Bres`.
  const [, given, family] = /^(.+?) ((?:\p{Ll}+ |De )*\S+)$/u.exec(name) ?? [];
  return given && family ? { family, given } : { literal: name };
}
