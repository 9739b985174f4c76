/** The types of locators: the parts of each, how they are limited by the catalogue, and how they are printed. */
import type { Locators } from "./schemas.ts";

/** How a type of locator is validated and printed. */
export interface LocatorType {
  /** Names of the parts, largest first. */
  levels: string[];
  /** @returns The locator as printed after the title. The last part may be a range. */
  print(parts: string[]): string;
  /** @returns The limit of the next level below these parts. */
  limit(locators: Locators, above: string[]): Limit;
}

/** The highest number, the valid names, or null if the catalogue does not say. */
type Limit = number | string[] | null;

const dotted = (single: string) => (parts: string[]) =>
  parts.length === 1 ? `${single} ${parts[0]}` : parts.join(".");

/** A type with one number, counted by `count` or `items`. */
function single(level: string, label: string): LocatorType {
  return { levels: [level], print: ([number]) => `${label} ${number}`, limit: countOf };
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
    limit: () => null,
  },
  "chapter.section": {
    levels: ["chapter", "section"],
    print: dotted("ch."),
    limit: ({ chapters = [] }, [chapter]) =>
      chapter === undefined
        ? chapters.length || null
        : (chapters.find(({ n }) => String(n) === chapter)?.sections ?? null),
  },
  "chapter.question": {
    levels: ["chapter", "question"],
    print: ([chapter, question]) => (question ? `ch. ${chapter}, q. ${question}` : `ch. ${chapter}`),
    limit: () => null,
  },
  "head.article": {
    levels: ["head", "article"],
    print: (parts) => parts.join(".").replace(/^3-4/, "3/4"),
    limit: ({ heads = [] }, [head]) =>
      head === undefined ? heads.map(({ n }) => n) : (heads.find(({ n }) => n === head)?.articles ?? null),
  },
  "book.chapter": { levels: ["book", "chapter"], print: dotted("book"), limit: limitOfBooks },
  "book.chapter.section": { levels: ["book", "chapter", "section"], print: dotted("book"), limit: limitOfBooks },
  "part.chapter": { levels: ["part", "chapter"], print: partAnd("ch."), limit: limitOfParts },
  "part.section": { levels: ["part", "section"], print: partAnd("sect."), limit: limitOfParts },
  "part.chapter.section": {
    levels: ["part", "chapter", "section"],
    print: ([part, ...rest]) => (rest.length ? `part ${part}, ch. ${rest.join(".")}` : `part ${part}`),
    limit: () => null,
  },
  "part.question.article": {
    levels: ["part", "question", "article"],
    print: ([part, question, article]) =>
      [part, question && `q. ${question}`, article && `a. ${article}`].filter(Boolean).join(", "),
    limit: ({ parts = [] }, [part, question]) =>
      part === undefined
        ? parts.map(({ n }) => String(n))
        : question === undefined
          ? (parts.find(({ n }) => String(n) === part)?.questions ?? null)
          : null,
  },
  "state.head": {
    levels: ["state", "head"],
    print: ([state, head]) => (head ? `${state}, head ${head}` : `${state}`),
    limit: ({ states = [] }, [state]) => (state === undefined ? states : null),
  },
  "volume.chapter": {
    levels: ["volume", "chapter"],
    print: ([volume, chapter]) => (chapter ? `vol. ${volume}, ch. ${chapter}` : `vol. ${volume}`),
    limit: () => null,
  },
  "volume.section": {
    levels: ["volume", "section"],
    print: ([volume, section]) => (section ? `vol. ${volume}, § ${section}` : `vol. ${volume}`),
    limit: () => null,
  },
};

/** All types. Those that are not in `types` have rules of their own, or are headings in words. */
export const locatorTypes: readonly string[] = [...Object.keys(types), "bible-verse", "date", "none", "series.lecture"];

function countOf(locators: Locators): Limit {
  const numbered = locators.items?.filter(({ n }) => n !== undefined).length || null;
  return locators.count ?? numbered ?? (locators.parts ? locators.parts.length : null);
}

function limitOfBooks({ books = [] }: Locators, [book, chapter]: string[]): Limit {
  if (book === undefined) return books.length || null;
  const chapters = books.find(({ n }) => String(n) === book)?.chapters;
  if (chapters === undefined) return null;
  if (chapter === undefined) return typeof chapters === "number" ? chapters : chapters.length;
  return typeof chapters === "number" ? null : (chapters.find(({ n }) => String(n) === chapter)?.sections ?? null);
}

function limitOfParts({ parts = [] }: Locators, [part]: string[]): Limit {
  if (part === undefined) return parts.length > 0 ? parts.map(({ n }) => String(n)) : null;
  const entry = parts.find(({ n }) => String(n) === part);
  const chapters = entry?.chapters;
  if (chapters !== undefined) return typeof chapters === "number" ? chapters : chapters.map(({ n }) => String(n));
  return entry?.sections ?? null;
}

function partAnd(label: string) {
  return ([part, below]: string[]) => {
    const above = /^(\d+|[IVX]+)$/.test(part ?? "") ? `part ${part}` : `${part}`;
    return below === undefined ? above : `${above}, ${label} ${below}`;
  };
}
