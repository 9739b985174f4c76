/** Generates the texts that cost a search the most: grammar of Bible references, long words, marks and repetitions. */
import fc from "fast-check";
import { books } from "../../server/scripture/books.ts";

/** How people write books: names, OSIS names, short forms, with or without capitals and full stops. */
const bookNames = books.flatMap(({ name, title, osis }) => [name, title, osis, name.slice(0, 3), `${osis}.`]);
const book = fc.constantFrom(...bookNames, ...bookNames.map((name) => name.toLowerCase()), "first john", "ii kings");
const number = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 31, max: 200 }),
  fc.integer({ max: 10 ** 9 }),
);
const separator = fc.constantFrom(
  ":",
  ".",
  "-",
  "–",
  ",",
  ";",
  ", ",
  "; ",
  " ",
  " and ",
  " to ",
  " through ",
  "ff",
  " v. ",
  ":1-",
  " [1] ",
);
const place = fc.array(
  fc.tuple(number, separator).map(([value, sign]) => `${value}${sign}`),
  { minLength: 1, maxLength: 6 },
);
const reference = fc.tuple(book, place).map(([name, parts]) => `${name} ${parts.join("")}`);
const range = fc.tuple(reference, fc.constantFrom("-", "–", " - ", " to "), reference).map((parts) => parts.join(""));

const words = (
  "what is the grace of god jesus christ predestination justification sanctification suffering evil evill hevn chruch babtism " +
  "unsavable pastoring transubstantiation supralapsarianism antidisestablishmentarianism cant dont you're 666 1 a"
).split(" ");
const letter = fc.constantFrom(..."aeiouxyzsthn0ßéﬁﷺ㌖Ⅷ𝒜ǅİعשθя語🙂");
const mark = fc.constantFrom("\u0301", "\u0308", "\u05b0", "\u064b", "\u20dd", "\u200b", "\u00ad", "'", "’s", "\u200d");
const sign = fc.constantFrom(..."()[]{}<>*+?.\\|^$/\"'`~@#%&=!,;:-_—…“”[1][2]");

/** Something that is repeated until the text is full. */
const pattern = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(reference, range, number.map(String), separator), { minLength: 1, maxLength: 12 }),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((some) => [some.join(" "), " "]),
  },
  { weight: 1, arbitrary: fc.array(letter, { minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(letter, mark), { minLength: 2, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(sign, letter, fc.constant(" ")), { minLength: 1, maxLength: 20 }) },
);

/** @returns Texts of exactly `length` characters (Unicode code points), each a mixture of up to three repeated patterns. */
export function hostileText(length: number): fc.Arbitrary<string> {
  const part = fc.tuple(pattern, fc.constantFrom("", " ", "; ", ","));
  return fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => {
    const share = Math.ceil(length / parts.length);
    const text = parts.map(([strings, end]) => repeat(strings.join("") + end, share)).join("");
    return [...text].slice(0, length).join("");
  });
}

function repeat(text: string, length: number): string {
  const characters = [...text];
  return Array.from({ length }, (_, index) => characters[index % characters.length]).join("");
}
