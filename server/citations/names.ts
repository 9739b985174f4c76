/** Reads the authors of the catalogue, which are written for people, into the names that styles and programs sort by. */

/** A name as CSL has it: of a person in two parts, of anyone else as it stands. */
export type Name = { family: string; given: string } | { literal: string };

export interface Contributors {
  names: Name[];
  role: "author" | "editor";
}

/** Stands for those who are not named: "and others". */
export const OTHERS: Name = { literal: "others" };

/** Authors that are no single person: their names are kept whole. */
const BODY = /\b(?:Assembly|(?<!\. )Church|churches|Committee|Convocation|Councils?|Ministers|Remonstrants|Synods?)\b/;
/** No author at all. */
const UNKNOWN = /^(?:Anonymous|Translators|Various)\b|^\p{Ll}/u;
const EDITOR = /\((?:general editor|ed\.)\)$/;
/** One remark in brackets at the end: "(synods)". */
const REMARK = /^([^()]+?)\s*\([^()]*\)$/;
/** Bynames rather than surnames: they stay behind the name. */
const BYNAME = /^\S+ (?:of|the|à) |^Justin Martyr$/;

/**
 * @param author - As the catalogue has it: `Robert Jamieson, A. R. Fausset and David Brown`.
 * @returns No name where the author is unknown.
 */
export function readNames(author: string): Contributors {
  const role = EDITOR.test(author) ? "editor" : "author";
  const bare = (REMARK.exec(author)?.[1] ?? author).replace(/, with .*$/, "");
  if (UNKNOWN.test(bare)) return { names: [], role };
  if (BODY.test(bare)) return { names: [{ literal: bare }], role };
  return { names: bare.split(/, | and /).map(readName), role };
}

function readName(name: string): Name {
  if (/^\p{Ll}/u.test(name)) return OTHERS;
  if (BYNAME.test(name)) return { literal: name };
  // The family's name is the last word, with the particles before it: `Guido de Bres`.
  const [, given, family] = /^(.+?) ((?:\p{Ll}+ |De )*\S+)$/u.exec(name) ?? [];
  return given && family ? { family, given } : { literal: name };
}
