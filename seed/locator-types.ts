/** The types of locators: the parts of each, how they are printed, and how far the catalogue counts them. */
import type { Locators } from "./schemas.ts";

/** How a type of locator is printed. */
export interface LocatorType {
  /** Names of the parts, largest first. */
  levels: string[];
  /** @returns The locator as printed after the title. The last part may be a range. */
  print(parts: string[]): string;
}

const dotted = (single: string) => (parts: string[]) =>
  parts.length === 1 ? `${single} ${parts[0]}` : parts.join(".");

/** A type with one number. */
function single(level: string, label: string): LocatorType {
  return { levels: [level], print: ([number]) => `${label} ${number}` };
}

/** A type with two numbers, of which the second may be left out. */
function pair(levels: [string, string], first: string, second: string): LocatorType {
  return { levels, print: ([above, below]) => `${first}${above}${below ? `, ${second} ${below}` : ""}` };
}

export const types: Record<string, LocatorType> = {
  question: single("question", "Q."),
  article: single("article", "art."),
  canon: single("canon", "canon"),
  thesis: single("thesis", "thesis"),
  resolution: single("resolution", "no."),
  session: single("session", "session"),
  chapter: single("chapter", "ch."),
  section: single("section", "sect."),
  lecture: single("lecture", "lecture"),
  discourse: single("discourse", "discourse"),
  petition: single("petition", "petition"),
  commandment: single("commandment", "commandment"),
  part: single("part", "part"),
  book: single("book", "book"),
  sermon: single("sermon", "sermon"),
  device: single("device", "device"),
  fragment: single("fragment", "fragment"),
  paragraph: single("paragraph", "para."),
  hymn: {
    levels: ["book", "hymn"],
    print: ([book, hymn]) => (hymn ? `book ${book}, hymn ${hymn}` : `hymn ${book}`),
  },
  "chapter.section": { levels: ["chapter", "section"], print: dotted("ch.") },
  "chapter.question": pair(["chapter", "question"], "ch. ", "q."),
  "head.article": { levels: ["head", "article"], print: (parts) => parts.join(".").replace(/^3-4/, "3/4") },
  "book.chapter": { levels: ["book", "chapter"], print: dotted("book") },
  "book.chapter.section": { levels: ["book", "chapter", "section"], print: dotted("book") },
  "part.chapter": { levels: ["part", "chapter"], print: partAnd("ch.") },
  "part.section": { levels: ["part", "section"], print: partAnd("sect.") },
  "part.chapter.section": {
    levels: ["part", "chapter", "section"],
    print: ([part, ...rest]) => (rest.length ? `part ${part}, ch. ${rest.join(".")}` : `part ${part}`),
  },
  "part.question.article": {
    levels: ["part", "question", "article"],
    print: ([part, question, article]) =>
      [part, question && `q. ${question}`, article && `a. ${article}`].filter(Boolean).join(", "),
  },
  "state.head": pair(["state", "head"], "", "head"),
  "volume.chapter": pair(["volume", "chapter"], "vol. ", "ch."),
  "volume.section": pair(["volume", "section"], "vol. ", "§"),
};

/** All types. Those that are not in `types` have rules of their own, or are headings in words. */
export const locatorTypes: readonly string[] = [...Object.keys(types), "bible-verse", "date", "none", "series.lecture"];

/**
 * @param above - The parts around the one that is meant, largest first.
 * @returns How far the part is counted, or the names that it may have; null if the catalogue does not say.
 */
export function limitOf({ count, parts }: Locators, above: readonly string[]): number | string[] | null {
  let below: Locators["parts"] | number = count ?? parts;
  for (const name of above)
    below = typeof below === "object" ? below.find(({ n }) => String(n) === name)?.parts : undefined;
  if (typeof below !== "object") return below ?? null;
  const names = below.flatMap(({ n }) => (n === undefined ? [] : String(n)));
  if (names.length === 0) return null;
  return names.every((name, index) => name === String(index + 1)) ? names.length : names;
}

/** @returns The titles by which the parts of a work may be cited: those of a work that has no parts in its parts. */
export function titlesOf({ type, parts = [] }: Locators): string[] {
  return types[type]?.levels.length === 1 ? parts.flatMap(({ title }) => title ?? []) : [];
}

function partAnd(label: string) {
  return ([part, below]: string[]) => {
    const above = /^(\d+|[IVX]+)$/.test(part ?? "") ? `part ${part}` : `${part}`;
    return below === undefined ? above : `${above}, ${label} ${below}`;
  };
}
