/** Citations as the two handbooks print them, and those of the works in the catalogue. */
import { expect, test } from "vitest";
import { type CslItem, itemOfAnswer, itemOfWork } from "../../../server/citations/csl.ts";
import { bibliographyEntry, footnote, type Style } from "../../../server/citations/styles.ts";
import type { CatalogueWork } from "../../../server/contract/library.ts";

const book = (fields: Partial<CslItem>, year: number): CslItem => ({
  id: "book",
  type: "book",
  title: "",
  issued: { "date-parts": [[year]] },
  URL: "https://books.example/1",
  ...fields,
});

const TALBERT = book(
  {
    title: "Reading John: A Literary and Theological Commentary on the Fourth Gospel and the Johannine Epistles",
    author: [{ family: "Talbert", given: "Charles H." }],
    "publisher-place": "New York",
    publisher: "Crossroad",
  },
  1992,
);
const ROBINSON = book(
  {
    title: "Trajectories through Early Christianity",
    author: [
      { family: "Robinson", given: "James M." },
      { family: "Koester", given: "Helmut" },
    ],
    "publisher-place": "Philadelphia",
    publisher: "Fortress",
  },
  1971,
);
const SCOTT = book(
  {
    title: "Reading New Testament Greek",
    author: [
      { family: "Scott", given: "Bernard Brandon" },
      { family: "Dean", given: "Margaret" },
      { family: "Sparks", given: "Kristen" },
      { family: "LaZar", given: "Frances" },
    ],
    "publisher-place": "Peabody, MA",
    publisher: "Hendrickson",
  },
  1993,
);
const EGGER = book(
  {
    title: "How to Read the New Testament: An Introduction to Linguistic and Historical-Critical Methodology",
    author: [{ family: "Egger", given: "Wilhelm" }],
    translator: [{ family: "Heinegg", given: "Peter" }],
    "publisher-place": "Peabody, MA",
    publisher: "Hendrickson",
  },
  1996,
);
const TIGAY = book(
  {
    title: "Empirical Models for Biblical Criticism",
    editor: [{ family: "Tigay", given: "Jeffrey H." }],
    "publisher-place": "Philadelphia",
    publisher: "University of Pennsylvania Press",
  },
  1985,
);
const MELVILLE = book(
  {
    title: "Moby-Dick; or, The Whale",
    author: [{ family: "Melville", given: "Herman" }],
    "publisher-place": "New York",
    publisher: "Harper & Brothers",
    URL: "http://mel.hofstra.edu/moby-dick-the-whale-proofs.html",
  },
  1851,
);
const LAHIRI = book(
  {
    title: "In Other Words",
    author: [{ family: "Lahiri", given: "Jhumpa" }],
    translator: [{ family: "Goldstein", given: "Ann" }],
    "publisher-place": "New York",
    publisher: "Alfred A. Knopf",
  },
  2016,
);

/** The handbooks' own examples, with made-up URLs, as for works read online. */
const published: [style: Style, item: CslItem, page: string, note: string, entry: string][] = [
  [
    "sbl",
    TALBERT,
    "127",
    "Charles H. Talbert, <i>Reading John: A Literary and Theological Commentary on the Fourth Gospel and the Johannine Epistles</i> (New York: Crossroad, 1992), 127, https://books.example/1.",
    "Talbert, Charles H. <i>Reading John: A Literary and Theological Commentary on the Fourth Gospel and the Johannine Epistles</i>. New York: Crossroad, 1992. https://books.example/1.",
  ],
  [
    "sbl",
    ROBINSON,
    "237",
    "James M. Robinson and Helmut Koester, <i>Trajectories through Early Christianity</i> (Philadelphia: Fortress, 1971), 237, https://books.example/1.",
    "Robinson, James M., and Helmut Koester. <i>Trajectories through Early Christianity</i>. Philadelphia: Fortress, 1971. https://books.example/1.",
  ],
  [
    "sbl",
    SCOTT,
    "53",
    "Bernard Brandon Scott et al., <i>Reading New Testament Greek</i> (Peabody, MA: Hendrickson, 1993), 53, https://books.example/1.",
    "Scott, Bernard Brandon, Margaret Dean, Kristen Sparks, and Frances LaZar. <i>Reading New Testament Greek</i>. Peabody, MA: Hendrickson, 1993. https://books.example/1.",
  ],
  [
    "sbl",
    EGGER,
    "28",
    "Wilhelm Egger, <i>How to Read the New Testament: An Introduction to Linguistic and Historical-Critical Methodology</i>, trans. Peter Heinegg (Peabody, MA: Hendrickson, 1996), 28, https://books.example/1.",
    "Egger, Wilhelm. <i>How to Read the New Testament: An Introduction to Linguistic and Historical-Critical Methodology</i>. Translated by Peter Heinegg. Peabody, MA: Hendrickson, 1996. https://books.example/1.",
  ],
  [
    "sbl",
    TIGAY,
    "35",
    "Jeffrey H. Tigay, ed., <i>Empirical Models for Biblical Criticism</i> (Philadelphia: University of Pennsylvania Press, 1985), 35, https://books.example/1.",
    "Tigay, Jeffrey H., ed. <i>Empirical Models for Biblical Criticism</i>. Philadelphia: University of Pennsylvania Press, 1985. https://books.example/1.",
  ],
  [
    "chicago",
    MELVILLE,
    "627",
    "Herman Melville, <i>Moby-Dick; or, The Whale</i> (New York: Harper &amp; Brothers, 1851), 627, http://mel.hofstra.edu/moby-dick-the-whale-proofs.html.",
    "Melville, Herman. <i>Moby-Dick; or, The Whale</i>. New York: Harper &amp; Brothers, 1851. http://mel.hofstra.edu/moby-dick-the-whale-proofs.html.",
  ],
  [
    "chicago",
    LAHIRI,
    "146",
    "Jhumpa Lahiri, <i>In Other Words</i>, trans. Ann Goldstein (New York: Alfred A. Knopf, 2016), 146, https://books.example/1.",
    "Lahiri, Jhumpa. <i>In Other Words</i>. Translated by Ann Goldstein. New York: Alfred A. Knopf, 2016. https://books.example/1.",
  ],
];

for (const [style, item, page, note, entry] of published)
  test(`writes "${item.title}" as the handbook prints it (${style})`, () => {
    expect(footnote(item, page, style).html).toBe(note);
    expect(bibliographyEntry(item, style).html).toBe(entry);
  });

const work = (fields: Partial<CatalogueWork>): CatalogueWork => ({
  id: "work",
  partnerId: "ccel",
  title: "Institutes of the Christian Religion",
  author: "John Calvin",
  publishDate: "1559",
  kind: "treatise",
  edition: { translators: ["Henry Beveridge"], year: "1845" },
  url: "https://ccel.example/institutes",
  ...fields,
});
const note = (fields: Partial<CatalogueWork>, locator: string | null, style: Style) =>
  footnote(itemOfWork(work(fields), "CCEL"), locator, style).text;
const entry = (fields: Partial<CatalogueWork>, style: Style) =>
  bibliographyEntry(itemOfWork(work(fields), "CCEL"), style).text;

test("joins numbered divisions to the title in SBL style, and puts them last in Chicago's", () => {
  expect(note({}, "3.11.2", "sbl")).toBe(
    "John Calvin, Institutes of the Christian Religion 3.11.2, trans. Henry Beveridge (1845), https://ccel.example/institutes.",
  );
  expect(note({}, "3.11.2", "chicago")).toBe(
    "John Calvin, Institutes of the Christian Religion, trans. Henry Beveridge (1845), 3.11.2, https://ccel.example/institutes.",
  );
  expect(entry({}, "chicago")).toBe(
    "Calvin, John. Institutes of the Christian Religion. 1559. Translated by Henry Beveridge. 1845. https://ccel.example/institutes.",
  );
});

test("names series by their initials in SBL style, and keeps the work's year if that of the edition is unknown", () => {
  const fields = {
    title: "The City of God",
    author: "Augustine of Hippo",
    publishDate: "426",
    edition: {
      translators: ["Marcus Dods"],
      series: { title: "Nicene and Post-Nicene Fathers", number: "I" as const, volume: 2 },
    },
  };
  expect(note(fields, "14.28", "sbl")).toBe(
    "Augustine of Hippo, The City of God 14.28 (426), trans. Marcus Dods, NPNF¹ 2, https://ccel.example/institutes.",
  );
  expect(note(fields, "14.28", "chicago")).toBe(
    "Augustine of Hippo, The City of God (426), trans. Marcus Dods, Nicene and Post-Nicene Fathers, 1st ser., vol. 2, 14.28, https://ccel.example/institutes.",
  );
});

test("abbreviates as each style does, and keeps commas inside quotation marks", () => {
  const plain = { edition: null };
  expect(note(plain, "part 1, ch. 2", "sbl")).toContain("(1559), part 1, ch. 2, https:");
  expect(note(plain, "part 1, ch. 2", "chicago")).toContain("(1559), part 1, chap. 2, https:");
  expect(note(plain, "“Of Prayer”", "chicago")).toContain("(1559), “Of Prayer,” https:");
});

test.each([
  ["Westminster Assembly", "Westminster Assembly. "],
  ["Council of Orange (Caesarius of Arles)", "Council of Orange. "],
  ["Augustine of Hippo", "Augustine of Hippo. "],
  ["Guido de Bres", "de Bres, Guido. "],
  ["C. F. Keil and Franz Delitzsch", "Keil, C. F., and Franz Delitzsch. "],
  ["Robert Jamieson, A. R. Fausset and David Brown", "Jamieson, Robert, A. R. Fausset, and David Brown. "],
  ["Zacharias Ursinus and others", "Ursinus, Zacharias, et al. "],
  ["James Orr (general editor)", "Orr, James, ed. "],
  ["Anonymous (Latin church)", "Institutes"],
  ["Translators appointed by King James I", "Institutes"],
])("sorts a work of %s under its author", (author, begins) => {
  expect(entry({ author }, "sbl").startsWith(begins)).toBe(true);
});

test("cites an answer as a page of this site, with the day on which it was reviewed", () => {
  const item = itemOfAnswer(
    { id: "salvation", question: "What is salvation?", timestamp: "2026-11-22T00:00:00.000Z" },
    { address: "https://loci.example/answers/salvation", revision: "3-9f86d081" },
  );
  expect(footnote(item, null, "chicago").text).toBe(
    "“What is salvation?,” Loci, last reviewed November 22, 2026, https://loci.example/answers/salvation.",
  );
  expect(bibliographyEntry(item, "chicago").text).toBe(
    "“What is salvation?” Loci. Last reviewed November 22, 2026. https://loci.example/answers/salvation.",
  );
});
