import { posix } from "node:path";
import { expect, test } from "vitest";
import { ELECTION, ELECTION_PHRASINGS, makeContentFolder, problemsOf } from "../support/content-folder.ts";

/** One text in one file, what it is replaced by, and the message to the editor. */
interface Mistake {
  file: string;
  from: string;
  to: string;
  /** The one problem, after `file:line`. */
  message: string;
  /** Text on the line that is named; the line of the replacement unless given. */
  at?: string;
}

const inElection = (from: string, to: string, message: string, at?: string): Mistake => {
  return { file: ELECTION, from, to, message, ...(at === undefined ? {} : { at }) };
};

const shapes: Record<string, Mistake> = {
  "a missing field": inElection(
    "lastReviewed: 2026-03-01\n",
    "",
    "lastReviewed: the field is missing; add it, or an entry of reviewed",
    "question: What is election?",
  ),
  "a misspelt field": inElection(
    "lastReviewed: 2026-03-01",
    "lastReviewed: 2026-03-01\nlastRevewed: 2026-03-01",
    "lastRevewed: there is no such field; did you mean lastReviewed?",
    "lastRevewed",
  ),
  "a misspelt field inside a list": inElection(
    'locator: "20-21"',
    'locater: "20-21"',
    "citations[2].locater: there is no such field; did you mean locator?",
  ),
  "a number where text belongs": inElection(
    'locator: "3.2"',
    "locator: 3.2",
    "citations[1].locator: has the wrong kind of value; write text (in quotation marks if it looks like a number or a date)",
  ),
  "a text where a list belongs": inElection(
    "keywords:\n  - election\n  - doctrine of election",
    "keywords: election",
    "keywords: has the wrong kind of value; write a list, each item on its own line after a dash",
  ),
  "a list where a group belongs": {
    file: "works.yaml",
    from: "  locators:\n    type: question\n    count: 40",
    to: "  locators: [question]",
    message: "[2].locators: has the wrong kind of value; write a group of fields",
  },
  "a text where a number belongs": {
    file: "books.yaml",
    from: "rating: 4.5",
    to: "rating: good",
    message: "[1].rating: has the wrong kind of value; write a number",
  },
  "a fraction where a whole number belongs": {
    file: "works.yaml",
    from: "count: 40",
    to: "count: 40.5",
    message: "[2].locators.count: has the wrong kind of value; write a whole number",
  },
  "a type of locators that does not exist": {
    file: "works.yaml",
    from: "type: chapter.section",
    to: "type: chapter.secton",
    message: "[1].locators.type: is not a valid value; did you mean chapter.section?",
  },
  "a comment after a plain value": inElection(
    "  - define election for me",
    "  - define election #really",
    "(file): the text after # is ignored; put quotation marks around the value",
  ),
  "an empty field": inElection("question: What is election?", 'question: ""', "question: is empty; write it"),
  "a blank field": inElection("question: What is election?", "question: '   '", "question: is empty; write it"),
  "a blank way of asking": {
    file: ELECTION_PHRASINGS,
    from: "  - who is on the list",
    to: '  - "\u00a0"',
    message: "phrasings[2]: is empty; write it",
  },
  "a text that is too long": {
    file: "partners.yaml",
    from: "Texts of the AL",
    to: "Texts of the Abbey Library, all of them",
    message: "[1].tagline: is longer than 32 characters; shorten it",
  },
  "a list with too few items": {
    file: "suggestions.yaml",
    from: "  - { title: Why does repentance matter?, description: Turning to God, icon: rainbow }\n",
    to: "",
    message: "[2]: has fewer than 4 items; add some",
    at: "- - { title: Why does election",
  },
  "a list with too many items": {
    file: "books.yaml",
    from: "[A. Divine]",
    to: "[A, B, C, D]",
    message: "[1].coverAuthor: has more than 3 items; remove some",
  },
  "a number that is too small": {
    file: "books.yaml",
    from: "rating: 4.5",
    to: "rating: -1",
    message: "[1].rating: is less than 0; raise it",
  },
  "a number that is too great": {
    file: "books.yaml",
    from: "rating: 4.5",
    to: "rating: 5.5",
    message: "[1].rating: is more than 5; lower it",
  },
  "a value that is not among the possible ones": {
    file: "resources.yaml",
    from: "type: video",
    to: "type: tape",
    message: "[2].type: is not a valid value; write one of pdf, article, video, book",
  },
  "a date that is not written as one": inElection(
    "lastReviewed: 2026-03-01",
    "lastReviewed: 1 March 2026",
    "lastReviewed: has the wrong format; write year, month and day, such as 2026-11-21",
  ),
  "a year that is not written as one": {
    file: "works.yaml",
    from: '  title: The old bible\n  author: A. Divine\n  publishDate: "1647"',
    to: '  title: The old bible\n  author: A. Divine\n  publishDate: "about 1647"',
    message: '[4].publishDate: has the wrong format; write the year in digits and quotation marks, such as "1647"',
    at: "about 1647",
  },
  "initials that are no capitals": {
    file: "partners.yaml",
    from: "initials: AL",
    to: "initials: al",
    message: "[1].initials: has the wrong format; write one to three characters: capitals A to Z or &",
  },
};

/** What the first citation of election says, in its file. */
const FIRST_SNIPPET =
  "On election the confession teaches in plain words what every member of the church ought to know, to believe from the heart, and to practise in the daily life that God has given.";
const FIRST_SENTENCE =
  "Election, in its first part, is to be received with reverence, weighed with patience and taught with charity to all.";
const CREED = "So Paul speaks of Election (Romans 8:28).[small-confession]";
const inLastParagraph = (to: string, message: string, at = "Election, in its thirteenth part") =>
  inElection("To God be the glory for Election.", to, message, at);

const references: Record<string, Mistake> = {
  "a partner that does not exist": {
    file: "works.yaml",
    from: "- id: taped-lecture\n  partnerId: college",
    to: "- id: taped-lecture\n  partnerId: collage",
    message: '[5].partnerId: there is no partner "collage"; did you mean college?',
    at: "partnerId: collage",
  },
  "a cited work that does not exist": inElection(
    "  - work: small-confession",
    "  - work: big-confession",
    'citations[1].work: there is no work "big-confession"; did you mean small-confession?',
  ),
  "further reading that does not exist": inElection(
    "  - work: taped-lecture",
    "  - work: taped-sermon",
    'furtherReading[2].work: there is no work "taped-sermon"; write the id of a work that exists',
  ),
  "a book of a work that does not exist": {
    file: "books.yaml",
    from: "  work: long-treatise",
    to: "  work: short-treatise",
    message: '[1].work: there is no work "short-treatise"; did you mean long-treatise?',
  },
  "a resource of a work that does not exist": {
    file: "resources.yaml",
    from: "work: taped-lecture",
    to: "work: lecture",
    message: '[2].work: there is no work "lecture"; did you mean taped-lecture?',
  },
  "a recommended book that does not exist": inElection(
    "book: long-treatise",
    "book: short-treatise",
    'book: there is no book "short-treatise"; did you mean long-treatise?',
  ),
  "a resource that does not exist": inElection(
    "  - taped-lecture",
    "  - taped-sermon",
    'resources[2]: there is no resource "taped-sermon"; write the id of a resource that exists',
  ),
  "a related answer that does not exist": inElection(
    "  - repentance\n",
    "  - penance\n",
    'related[3]: there is no answer "penance"; did you mean repentance?',
  ),
  "an answer that names itself as related": inElection(
    "  - repentance\n",
    "  - election\n",
    "related[3]: the answer is related to itself; name another answer",
  ),
  "a former id that is an answer's own": inElection(
    "lastReviewed: 2026-03-01",
    "formerly: [election]\nlastReviewed: 2026-03-01",
    "formerly[1]: the answer still has this id; remove the line",
  ),
  "a former id that is another answer's": inElection(
    "lastReviewed: 2026-03-01",
    "formerly: [chosen, faith]\nlastReviewed: 2026-03-01",
    'formerly[2]: "faith" is the id of an answer: answers/salvation/faith.md; remove that answer, or this line',
  ),
  "a former id named twice": inElection(
    "lastReviewed: 2026-03-01",
    "formerly: [chosen, chosen]\nlastReviewed: 2026-03-01",
    'formerly[2]: "chosen" is named twice; remove the line',
  ),
  "a former id that is no id": inElection(
    "lastReviewed: 2026-03-01",
    "formerly: [Chosen People]\nlastReviewed: 2026-03-01",
    'formerly[1]: "Chosen People" is not a valid id; write the name that the file had, without .md',
  ),
  "an id with capitals": {
    file: "resources.yaml",
    from: "{ id: taped-lecture, work: taped-lecture, type: video, duration: 42 min }",
    to: "{ id: taped-lecture, work: taped-lecture, type: video, duration: 42 min }\n- { id: New Tape, work: taped-lecture, type: video }",
    message: '[3].id: "New Tape" is not a valid id; use lower-case letters, digits and single hyphens',
    at: "- { id: New Tape",
  },
};

const duplicates: Record<string, Mistake> = {
  "an id that is taken": {
    file: "resources.yaml",
    from: "type: book }\n",
    to: "type: book }\n- { id: long-treatise, work: long-treatise, type: pdf }\n",
    message:
      '[2].id: the id "long-treatise" is already used (resources.yaml:1); choose another id, or remove one of the two',
    at: "- { id: long-treatise, work: long-treatise, type: pdf }",
  },
  "an answer that is listed twice": {
    file: "topics.yaml",
    from: "    - id: repentance\n      heading: Repentance",
    to: "    - id: repentance\n      heading: Repentance\n    - id: faith\n      heading: Faith again",
    message: '[2].answers[3].id: the answer "faith" is listed twice (topics.yaml:12); remove one of the two lines',
    at: "- id: faith\n      heading: Faith again",
  },
  "a question asked by two answers": {
    file: "answers/salvation/faith.md",
    from: "question: What is faith?",
    to: "question: what IS Election?!",
    message:
      'question: the phrasing "what IS Election?!" occurs elsewhere too (answers/decree/election.md:2); keep it only where it fits better',
  },
  "a phrasing of two answers": {
    file: "answers/salvation/faith.md",
    from: "  - define faith for me",
    to: "  - Define election, for me!",
    message:
      'alsoAsked[1]: the phrasing "Define election, for me!" occurs elsewhere too (answers/decree/election.md:4); keep it only where it fits better',
  },
  "a keyword rule of two answers": {
    file: "answers/salvation/faith.md",
    from: "  - doctrine of faith",
    to: "  - doctrine of election",
    message:
      'keywords[2]: the keyword rule "doctrine of election" occurs elsewhere too (answers/decree/election.md:12); keep it in one answer only',
  },
  "a related answer listed twice": inElection(
    "  - repentance\n",
    "  - faith\n",
    'related[3]: "faith" is listed twice (answers/decree/election.md:28); remove one of the two',
  ),
  "further reading listed twice": inElection(
    "  - work: taped-lecture",
    '  - work: small-catechism\n    locator: "5"',
    'furtherReading[2]: "small-catechism 5" is listed twice (answers/decree/election.md:35); remove one of the two',
  ),
  "a place cited twice": inElection(
    'small-catechism\n    locator: "20-21"',
    'small-confession\n    locator: "3.2"',
    'citations[2]: "small-confession 3.2" is listed twice (answers/decree/election.md:14); remove one of the two',
  ),
  "a sentence of another answer": {
    file: "answers/salvation/faith.md",
    from: "To God be the glory for Faith.",
    to: FIRST_SENTENCE,
    message:
      'body: the sentence "Election, in its first part, is to be received with reverenc …" occurs elsewhere too (answers/decree/election.md:41); write it in other words',
    at: "Faith, in its thirteenth part",
  },
};

const addresses: Record<string, Mistake> = {
  "an address without https": {
    file: "works.yaml",
    from: "url: https://college.example/old-bible",
    to: "url: http://college.example/old-bible",
    message:
      '[4].url: "http://college.example/old-bible" is not a valid https address; write the full address, beginning with https://',
  },
  "a text that is no address": {
    file: "partners.yaml",
    from: "siteUrl: https://www.college.example/",
    to: "siteUrl: college.example",
    message:
      '[3].siteUrl: "college.example" is not a valid https address; write the full address, beginning with https://',
  },
  "an address at another site than the partner's": {
    file: "works.yaml",
    from: "url: https://college.example/old-bible",
    to: "url: https://abbey.example/old-bible",
    message:
      "[4].url: leads to abbey.example, but the partner's site is college.example; write the work's address on that site",
  },
  "another address that is at no partner's site": {
    file: "works.yaml",
    from: "altUrls: [https://abbey.example/confession]",
    to: "altUrls: [https://example.org/confession]",
    message:
      "[1].altUrls[1]: leads to example.org, which is not a partner's site; write an address on a partner's site",
  },
  "a volume's address that is at no partner's site": {
    file: "works.yaml",
    from: "https://www.abbey.example/volume-1",
    to: "https://example.org/volume-1",
    message:
      "[3].volumes[1].url: leads to example.org, which is not a partner's site; write an address on a partner's site",
  },
};

const dates: Record<string, Mistake> = {
  "a day that is not in the calendar": inElection(
    "lastReviewed: 2026-03-01",
    "lastReviewed: 2026-02-30",
    "lastReviewed: 2026-02-30 is not a valid date; write year, month and day, such as 2026-11-21",
  ),
  "a day in the future": inElection(
    "lastReviewed: 2026-03-01",
    "lastReviewed: 2999-03-01",
    "lastReviewed: 2999-03-01 is in the future; write the day it happened",
  ),
  "a delivery in the future": {
    file: "works.yaml",
    from: 'delivered: "1999-12-31"',
    to: 'delivered: "2999-12-31"',
    message: "[5].delivered: 2999-12-31 is in the future; write the day it happened",
  },
  "a publication in the future": {
    file: "works.yaml",
    from: '  title: The old bible\n  author: A. Divine\n  publishDate: "1647"',
    to: '  title: The old bible\n  author: A. Divine\n  publishDate: "2999"',
    message: "[4].publishDate: 2999 is in the future; write the year of first publication",
    at: "2999",
  },
};

const citations: Record<string, Mistake> = {
  "a place that the work does not have": inElection(
    'locator: "3.2"',
    'locator: "3.6"',
    "citations[1].locator: the last section of chapter 3 is 5 (The small confession); write a number from 1 to 5",
  ),
  "a range that runs past the work's end": inElection(
    'locator: "20-21"',
    'locator: "20-41"',
    "citations[2].locator: the last question of the work is 40 (The small catechism); write a number from 1 to 40",
  ),
  "further reading at a place that the work does not have": inElection(
    'locator: "5"',
    'locator: "41"',
    "furtherReading[1].locator: the last question of the work is 40 (The small catechism); write a number from 1 to 40",
  ),
  "a verse that does not exist": inElection(
    "locator: Romans 9:13",
    "locator: Romans 9:34",
    'citations[4].locator: "Romans 9:34" is not a Bible passage (The old bible); write book chapter:verse, such as Romans 9:13',
  ),
  "a snippet that is too short": inElection(
    FIRST_SNIPPET,
    "Too short.",
    "citations[1].snippet: has 2 words; write 25 to 60",
  ),
  "a snippet that is too long": inElection(
    FIRST_SNIPPET,
    "word ".repeat(61).trim(),
    "citations[1].snippet: has 61 words; write 25 to 60",
  ),
  "a mark without a citation": inElection(
    "too.[small-confession][old-bible]",
    "too.[small-confession][old-bible][new-bible]",
    "mark [new-bible]: names no citation; did you mean old-bible?",
    "Election, in its tenth part",
  ),
  "a number for a mark": inElection(
    "too.[small-confession][old-bible]",
    "too.[small-confession][old-bible][4]",
    "mark [4]: names no citation; write one of [small-confession], [small-catechism], [long-treatise], [old-bible], or add the citation",
    "Election, in its tenth part",
  ),
  "a citation without a mark": inElection(
    "too.[small-confession][old-bible]",
    "too.[small-confession]",
    "citations[4]: has no mark [old-bible] in the text; mark the claim it supports, or remove it",
    "  - work: old-bible",
  ),
  "a work cited twice without a key": inElection(
    "  - work: old-bible\n    locator: Romans 9:13",
    "  - work: small-confession\n    locator: '3.3'\n    snippet: >-\n      A second place in the confession, which says in thirty words or so what every reader of this little catalogue has long known: that the decree of God is wise, holy and free.\n  - work: old-bible\n    locator: Romans 9:13",
    'citations[4].work: the key "small-confession" is already used (answers/decree/election.md:14); give the citation a key of its own, such as key: small-confession-3-3',
  ),
  "a key of another work": inElection(
    '  - work: small-catechism\n    locator: "20-21"',
    '  - work: small-catechism\n    key: confession-20\n    locator: "20-21"',
    'citations[2].key: "confession-20" does not begin with the work\'s id; write small-catechism-20-21',
    "key: confession-20",
  ),
};

const markup: Record<string, Mistake> = {
  "HTML in a body": inLastParagraph("To <b>God be the glory for Election.", "body: contains HTML; write plain text"),
  "HTML in a field": {
    file: "partners.yaml",
    from: "description: The Abbey Library publishes texts freely.",
    to: "description: <script>alert(1)</script>",
    message: "[1].description: contains HTML; write plain text",
  },
  "a character code": inElection(
    "question: What is election?",
    "question: What is election &amp; choosing?",
    "question: contains an HTML character code; write the character itself",
  ),
  "a script address": {
    file: "partners.yaml",
    from: "description: The Abbey Library publishes texts freely.",
    to: "description: go to javascript:alert(1)",
    message: "[1].description: contains a script address; remove it",
  },
  "a hidden character": inElection(
    "question: What is election?",
    "question: What is elec\u200btion?",
    "question: contains a hidden or broken character; retype the text there",
  ),
  "a heading": inLastParagraph(
    "# To God be the glory for Election.",
    "body: is a heading, a list or a quotation block; write a paragraph of plain prose",
    "To God be the glory for Election.",
  ),
  "a list": inLastParagraph(
    "- To God be the glory for Election.",
    "body: is a heading, a list or a quotation block; write a paragraph of plain prose",
    "To God be the glory for Election.",
  ),
  "a link": inLastParagraph(
    "To God be the glory for Election, as https://abbey.example says.",
    "body: contains a link; cite the source instead",
  ),
  "a link with a text": inLastParagraph(
    "To God be the [glory](https://abbey.example) for Election.",
    "body: contains a link; cite the source instead",
  ),
  "bold letters": inLastParagraph(
    "To God be the **glory** for Election.",
    "body: contains bold, an underscore or code; use *single stars* for the title of a work",
  ),
  "italics between underscores": inLastParagraph(
    "To God be the _glory_ for Election.",
    "body: contains bold, an underscore or code; use *single stars* for the title of a work",
  ),
  "a mark before the full stop": inElection(
    CREED,
    "So Paul speaks of Election (Romans 8:28)[small-confession].",
    "body: has a mark before the full stop; put the mark after the full stop",
    FIRST_SENTENCE,
  ),
  "a mark after a space": inElection(
    "too.[small-confession][old-bible]",
    "too. [small-confession] [old-bible]",
    "body: has a space before a mark; remove the space",
    "Election, in its tenth part",
  ),
  "square brackets that are no mark": inLastParagraph(
    "To God be the glory [so it is] for Election.",
    "body: has brackets that are not a citation mark; use round brackets",
  ),
  "a star without its partner": inLastParagraph(
    "To God be the glory for *Election.",
    "body: has a single star; put a star on each side of the italic text",
  ),
};

const prose: Record<string, Mistake> = {
  "a body that is too long": inLastParagraph(
    `To God be the glory for ${"all and ".repeat(200)} Election.`,
    "body: has 747 words; write 300 to 700",
    FIRST_SENTENCE,
  ),
  "too many paragraphs": inLastParagraph(
    "To God.\n\nBe.\n\nThe glory.\n\nFor Election.\n\nAmen.",
    "body: has 9 paragraphs; write 3 to 8",
    FIRST_SENTENCE,
  ),
  "too few also-asked phrasings": inElection(
    "  - where does election come from\n",
    "",
    "alsoAsked: has 5 items; write 6 to 12",
    "alsoAsked:",
  ),
  "too few related answers": inElection("  - repentance\n", "", "related: has 2 items; write 3 to 5", "related:"),
  "too few resources": inElection("  - taped-lecture\n", "", "resources: has 1 items; write 2 to 4", "resources:"),
  "too little further reading": inElection(
    "  - work: taped-lecture\n",
    "",
    "furtherReading: has 1 items; write 2 to 4",
    "furtherReading:",
  ),
  "a question without a question mark": inElection(
    "question: What is election?",
    "question: What is election",
    "question: has no question mark; ask a whole question",
  ),
  "a keyword rule of many words": inElection(
    "  - doctrine of election",
    "  - the whole doctrine of election",
    "keywords[2]: has more than 4 words; shorten it, or move it to alsoAsked",
  ),
  filler: inLastParagraph(
    "In conclusion, to God be the glory for Election.",
    'body: "in conclusion" is filler; say it directly',
  ),
  "an opening that another answer has": {
    file: "answers/salvation/faith.md",
    from: "Faith, in its first part, is",
    to: "Election, in its first place, is",
    message: 'body: begins like answers/decree/election.md ("election, in its first …"); begin differently',
    at: "Election, in its first place, is",
  },
  "a Scripture reference that does not exist": inElection(
    "(Genesis 1:1)",
    "(Genesis 51:1)",
    'body: "Genesis 51:1" does not exist; look the passage up and correct the reference',
    "Election, in its seventh part",
  ),
  "a range that ends after the last verse": inElection(
    "(Genesis 1:1)",
    "(Genesis 1:1-99)",
    'body: "Genesis 1:1-99" does not exist; look the passage up and correct the reference',
    "Election, in its seventh part",
  ),
  "a range that ends after the last chapter": inElection(
    "(Genesis 1:1)",
    "(Genesis 1:1; 49-51)",
    'body: "Genesis 1:1; 49-51" does not exist; look the passage up and correct the reference',
    "Election, in its seventh part",
  ),
  "a range of verses that runs backwards": inElection(
    "(Genesis 1:1)",
    "(Genesis 1:31-1)",
    'body: "Genesis 1:31-1" does not exist; look the passage up and correct the reference',
    "Election, in its seventh part",
  ),
  "a quotation with a word that the passage does not have": inLastParagraph(
    'To God be the glory for Election: "The LORD is my keeper; I shall not want" (Psalm 23:1).',
    'body: "The LORD is my keeper; I shall not want" is not in Psalm 23:1 (King James Version); correct the words or the reference',
  ),
  "an abbreviated reference": inLastParagraph(
    "To God be the glory for Election (1 Thess. 4:13).",
    'body: "1 Thess. 4:13" does not name the book in full; write 1 Thessalonians 4:13',
  ),
  "an abbreviated reference without a full stop": inElection(
    FIRST_SNIPPET,
    FIRST_SNIPPET.replace("that God has given", "that God has given (Jn 3:16)"),
    'citations[1].snippet: "Jn 3:16" does not name the book in full; write John 3:16',
  ),
  "an abbreviated locator": inElection(
    "locator: Romans 9:13",
    "locator: Rom 9:13",
    'citations[4].locator: "Rom 9:13" does not name the book in full (The old bible); write Romans 9:13',
  ),
  "a misspelt book of the Bible": inLastParagraph(
    "To God be the glory for Election (2 Corinthans 3:7).",
    'body: "2 Corinthans 3:7" does not name the book in full; write 2 Corinthians 3:7',
  ),
  "a book of the Bible in many wrong letters": inLastParagraph(
    "To God be the glory for Election (Eclesiasts 3:7).",
    'body: "3:7" does not belong to a book of the Bible; did you mean Ecclesiastes?',
  ),
  "a misspelt word": inLastParagraph(
    "To God be the glory for the promiss of Election.",
    'body: "promiss" is not in the dictionary; did you mean promise? If it is right, add it to terms.yaml',
  ),
  "two letters that have changed places": inLastParagraph(
    "To God be the glory for the hpoe of Election.",
    'body: "hpoe" is not in the dictionary; did you mean hope? If it is right, add it to terms.yaml',
  ),
  "a misspelt word in a snippet": inElection(
    FIRST_SNIPPET,
    FIRST_SNIPPET.replace("practise", "practiss"),
    'citations[1].snippet: "practiss" is not in the dictionary; did you mean practices? If it is right, add it to terms.yaml',
  ),
  "a misspelt word at the beginning of a sentence": inLastParagraph(
    "Glorry be to God for Election.",
    'body: "Glorry" is not in the dictionary; did you mean Glory? If it is right, add it to terms.yaml',
  ),
  "chapter and verse of no book": inLastParagraph(
    "To God be the glory for Election (Hezekiah 3:7).",
    'body: "3:7" does not belong to a book of the Bible; write the full reference, such as Romans 8:28',
  ),
};

const inPhrasings = (from: string, to: string, message: string): Mistake => ({
  file: ELECTION_PHRASINGS,
  from,
  to,
  message,
});

const wordless: Record<string, Mistake> = {
  "a question without a word": inElection(
    "question: What is election?",
    "question: '?'",
    'question: "?" contains no word; write one, or remove it',
  ),
  "a phrasing without a word": inElection(
    "  - define election for me",
    "  - …",
    'alsoAsked[1]: "…" contains no word; write one, or remove it',
  ),
  "a keyword rule without a word": inElection(
    "  - doctrine of election",
    "  - '!!!'",
    'keywords[2]: "!!!" contains no word; write one, or remove it',
  ),
  "a hidden phrasing without a word": inPhrasings(
    "  - who is on the list",
    "  - '???'",
    'phrasings[2]: "???" contains no word; write one, or remove it',
  ),
};

const phrasingFiles: Record<string, Mistake> = {
  "a misspelt field of the phrasings": inPhrasings(
    "words:",
    "wrods:",
    "wrods: there is no such field; did you mean words?",
  ),
  "HTML in a phrasing": inPhrasings(
    "who is on the list",
    "who is <b>on</b> the list",
    "phrasings[2]: contains HTML; write plain text",
  ),
  "a phrasing that is another answer's": inPhrasings(
    "who is on the list",
    "Define faith for me!",
    'phrasings[2]: the phrasing "Define faith for me!" occurs elsewhere too (answers/salvation/faith.md:4); keep it only where it fits better',
  ),
  "a word that is listed twice": inPhrasings(
    "  - predestined",
    "  - Chosen",
    'words[2]: "Chosen" is listed twice (phrasings/decree/election.yaml:5); remove one of the two',
  ),
  "a passage that does not exist": inPhrasings(
    "Romans 8:29",
    "Romans 9:34",
    'passages[1]: "Romans 9:34" is not a Bible passage; write one passage, such as Romans 9:13',
  ),
};

const inConfusions = (to: string, message: string): Mistake => ({
  file: "confusions.yaml",
  from: "[prey]",
  to,
  message,
});

const confusions: Record<string, Mistake> = {
  "a confusion of more words than what is meant": inConfusions(
    "[pre y]",
    '[1].typed[1]: "pre y" has a different number of words than "pray"; write the same number of words',
  ),
  "a confusion that is in a question": inConfusions(
    "[what]",
    '[1].typed[1]: "what" is part of the question "What is election?"; remove it: visitors may mean it',
  ),
  "a confusion that is a name": inConfusions(
    "[paul]",
    '[1].typed[1]: "paul" is a name in the text of an answer; remove it, or write a phrase',
  ),
  "a confusion that is listed twice": inConfusions(
    "[prey, Prey]",
    '[1].typed[2]: "Prey" is listed twice (confusions.yaml:2); remove one of the two',
  ),
};

const inSuggestions = (to: string, message: string): Mistake => {
  return { file: "suggestions.yaml", from: "Who teaches repentance?", to, message };
};

const suggestions: Record<string, Mistake> = {
  "a suggestion that is not a phrasing of an answer": inSuggestions(
    "How do I bake bread?",
    '[1][4].title: no answer has the phrasing "How do I bake bread?"; write the question or an alsoAsked phrasing of an answer',
  ),
  "a suggestion that occurs twice": inSuggestions(
    "Who teaches faith?",
    '[1][4].title: "Who teaches faith?" is suggested twice (suggestions.yaml:3); suggest another question',
  ),
};

const inHome = (from: string, to: string, message: string): Mistake => ({ file: "home.yaml", from, to, message });

const home: Record<string, Mistake> = {
  "a door without a description": {
    ...inHome(
      "  description: From faith to providence\n",
      "",
      "[1].id: the door has no description; add its description",
    ),
    at: "- id: beginning",
  },
  "a door to an answer that does not exist": inHome(
    "[repentance]",
    "[repentence]",
    '[2].answers[1]: there is no answer "repentence"; did you mean repentance?',
  ),
  "a question of the day that is listed twice": inHome(
    "    - repentance",
    "    - faith",
    '[3].answers[2]: "faith" is listed twice (home.yaml:15); name another answer',
  ),
  "an era with an answer that does not exist": {
    file: "timeline.yaml",
    from: "[faith, repentance]",
    to: "[faith, repentence]",
    message: '[2].answers[2]: there is no answer "repentence"; did you mean repentance?',
  },
  "an answer in two eras": {
    file: "timeline.yaml",
    from: "[faith, repentance]",
    to: "[faith, providence]",
    message: '[2].answers[2]: "providence" stands in the timeline twice (timeline.yaml:4); keep it in one era',
  },
  "questions of the day with a title": {
    ...inHome(
      "- id: day\n",
      "- id: day\n  title: Today\n",
      "[3].title: the questions of the day are no door; remove the field",
    ),
    at: "  title: Today",
  },
  "a home screen without questions of the day": {
    ...inHome(
      "- id: day",
      "- id: daily\n  title: Daily\n  description: Each day\n  icon: book",
      "[1]: there are no questions of the day; add a list with the id day",
    ),
    at: "- id: beginning",
  },
};

for (const [what, { file, from, to, message, at }] of Object.entries({
  ...shapes,
  ...references,
  ...duplicates,
  ...addresses,
  ...dates,
  ...citations,
  ...markup,
  ...prose,
  ...wordless,
  ...phrasingFiles,
  ...confusions,
  ...suggestions,
  ...home,
}))
  test(`reports ${what} at its line, and nothing else`, () => {
    const folder = makeContentFolder();
    const line = folder.replace(file, from, to);
    expect(problemsOf(folder)).toEqual([`${file}:${at === undefined ? line : folder.lineOf(file, at)} ${message}`]);
  });

test("reports a question of the day that is urgent, and one whose first paragraph is too long for the screen", () => {
  const folder = makeContentFolder();
  folder.replace(
    "answers/salvation/faith.md",
    "question: What is faith?\n",
    "question: What is faith?\nurgent: true\n",
  );
  const first = "So Paul speaks of Repentance";
  folder.replace("answers/salvation/repentance.md", first, `${"He who turns is received. ".repeat(20)}${first}`);
  expect(problemsOf(folder).filter((problem) => problem.startsWith("home.yaml"))).toEqual([
    'home.yaml:15 [3].answers[1]: "faith" is urgent, and help would have to come first; name another answer',
    expect.stringMatching(
      /^home.yaml:16 .* "repentance" has \d+ characters, and there is room for 440; name another answer$/,
    ),
  ]);
});

test("finds no problem in valid content", () => {
  expect(problemsOf(makeContentFolder())).toEqual([]);
});

test("reports a phrasing file of an answer that does not exist", () => {
  const folder = makeContentFolder();
  folder.write("phrasings/decree/elections.yaml", "words:\n  - elect\n");
  expect(problemsOf(folder)).toEqual([
    "phrasings/decree/elections.yaml:1 (file): there is no such answer; write answers/decree/elections.md, or remove this file",
  ]);
});

test("reports a phrasing file in the wrong place", () => {
  const folder = makeContentFolder();
  folder.write("phrasings/election.yaml", "words:\n  - elect\n");
  expect(problemsOf(folder)).toEqual([
    "phrasings/election.yaml:1 (file): is in the wrong place; name it phrasings/<topic>/<id>.yaml",
  ]);
});

test("accepts an answer without a phrasing file", () => {
  const folder = makeContentFolder();
  folder.remove(ELECTION_PHRASINGS);
  expect(problemsOf(folder)).toEqual([]);
});

test("reports a former id that two answers name, and one that is named as related", () => {
  const folder = makeContentFolder();
  const FAITH = "answers/salvation/faith.md";
  folder.replace(FAITH, "lastReviewed: 2026-03-01", "formerly:\n  - belief\nlastReviewed: 2026-03-01");
  folder.replace(ELECTION, "lastReviewed: 2026-03-01", "formerly:\n  - belief\nlastReviewed: 2026-03-01");
  const line = folder.lineOf(FAITH, "  - belief");
  expect(problemsOf(folder)).toEqual([
    `${FAITH}:${line} formerly[1]: "belief" already leads to another answer: ${ELECTION}; name it in the answer that replaces it best, and only there`,
  ]);
  folder.replace(ELECTION, "formerly:\n  - belief\n", "");
  const related = folder.replace(ELECTION, "  - faith\n", "  - belief\n");
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:${related} related[2]: there is no answer "belief"; write "faith", the answer that has replaced it`,
  ]);
});

test("knows names, British and biblical words, words of the catalogue, and our own terms", () => {
  const folder = makeContentFolder();
  const sentence =
    "He believeth, with Sibbes and Tertullian’s heirs, in a coloured centre of perichoreses; unfallen, he honours a Bethel.";
  folder.replace("terms.yaml", "perichoresis", "perichorese");
  folder.replace(ELECTION, "To God be the glory for Election.", `To God be the glory for Election. ${sentence}`);
  expect(problemsOf(folder)).toEqual([]);
});

/** 20 common words, each with one letter too few, too many, wrong, or in the wrong place. */
const misspelt =
  "becaus peopel beleive shuold chrurch promisse thruth sinnr scriptuer merci gospll neighbuor forgivness frredom kingdum righteosness pardoon childrne prayeer covenent";

test("finds single wrong letters in common words", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "To God be the glory for Election.", `To God be the glory for Election in ${misspelt}.`);
  const found = problemsOf(folder).map((problem) => /body: "(.+?)" is not in the dictionary/.exec(problem)?.[1]);
  expect(found).toEqual(misspelt.split(" "));
});

test("reports too few Scripture references", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, " (Romans 8:28)", "");
  folder.replace(ELECTION, " (Genesis 1:1)", "");
  folder.replace(ELECTION, " (Psalm 23:1)", "");
  expect(problemsOf(folder)).toEqual([`${ELECTION}:41 body: refers to 1 Scripture passages; refer to at least 3`]);
});

test("reports a body that is too short", () => {
  const folder = makeContentFolder();
  const text = folder.read(ELECTION);
  folder.write(ELECTION, text.slice(0, text.indexOf("Election, in its thirteenth part")));
  expect(problemsOf(folder)).toEqual([`${ELECTION}:41 body: has 268 words; write 300 to 700`]);
});

test("reports citations from too few partners", () => {
  const folder = makeContentFolder();
  folder.replace(
    ELECTION,
    "work: old-bible\n    locator: Romans 9:13",
    "work: long-treatise\n    key: long-treatise-2",
  );
  folder.replace(ELECTION, "[old-bible]", "[long-treatise-2]");
  expect(problemsOf(folder)).toEqual([`${ELECTION}:13 citations: they are from 2 partners; cite works of at least 3`]);
});

test("reports too few citations, and the marks without a citation", () => {
  const folder = makeContentFolder();
  const text = folder.read(ELECTION);
  const from = text.indexOf("  - work: old-bible");
  folder.write(ELECTION, text.slice(0, from) + text.slice(text.indexOf("related:")));
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:13 citations: there are 3 citations; give 4 to 8`,
    `${ELECTION}:13 citations: they are from 2 partners; cite works of at least 3`,
    `${ELECTION}:${folder.lineOf(ELECTION, "Election, in its tenth part")} mark [old-bible]: names no citation; write one of [small-confession], [small-catechism], [long-treatise], or add the citation`,
  ]);
});

test("reports an answer that no topic lists", () => {
  const folder = makeContentFolder();
  folder.replace("topics.yaml", "    - id: repentance\n      heading: Repentance\n", "");
  expect(problemsOf(folder)).toEqual([
    'answers/salvation/repentance.md:1 (file): is not listed under the topic "salvation"; add it in topics.yaml, or move the file',
  ]);
});

test("reports a listed answer that has no file", () => {
  const folder = makeContentFolder();
  folder.replace(
    "topics.yaml",
    "    - id: repentance\n",
    "    - id: penance\n      heading: Penance\n    - id: repentance\n",
  );
  expect(problemsOf(folder)).toEqual([
    'topics.yaml:14 [2].answers[2].id: there is no answer "penance"; did you mean repentance?',
  ]);
});

test("reports an answer file whose name is not a valid id", () => {
  const folder = makeContentFolder();
  folder.write("answers/salvation/Faith Alone.md", folder.read("answers/salvation/faith.md"));
  folder.remove("answers/salvation/faith.md");
  expect(problemsOf(folder)).toContain(
    'answers/salvation/Faith Alone.md:1 (file): "Faith Alone" is not a valid id; name the file with lower-case letters, digits and single hyphens',
  );
});

test("reports two answers with one id in two topics", () => {
  const folder = makeContentFolder();
  folder.write("answers/salvation/election.md", folder.read(ELECTION));
  expect(problemsOf(folder)).toContain(
    'answers/salvation/election.md:1 (file): the id "election" is already used (answers/decree/election.md:1); rename one of the two files',
  );
});

test("reports a missing file, but no references to its records", () => {
  const folder = makeContentFolder();
  folder.remove("works.yaml");
  expect(problemsOf(folder)).toEqual(["works.yaml:1 (file): the file is missing; restore it"]);
});

for (const [file, id, taken, message] of [
  ["partners.yaml", "abbey", "bethel", '[2].id: the id "abbey" is already used (partners.yaml:1)'],
  [
    "works.yaml",
    "small-confession",
    "small-catechism",
    '[2].id: the id "small-confession" is already used (works.yaml:1)',
  ],
  ["topics.yaml", "decree", "salvation", '[2].id: the id "decree" is already used (topics.yaml:1)'],
] as const)
  test(`reports an id that occurs twice in ${file}, but no references to it`, () => {
    const folder = makeContentFolder();
    const line = folder.replace(file, `- id: ${taken}\n`, `- id: ${id}\n`);
    expect(problemsOf(folder)).toEqual([`${file}:${line} ${message}; choose another id, or remove one of the two`]);
  });

test("accepts a comment on a line of its own, and a # in quotation marks", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "  - define election for me", '  # plain\n  - "define election #1"\n  # end');
  expect(problemsOf(folder)).toEqual([]);
});

test("reports missing partners, but no URLs", () => {
  const folder = makeContentFolder();
  folder.remove("partners.yaml");
  expect(problemsOf(folder)).toEqual(["partners.yaml:1 (file): the file is missing; restore it"]);
});

test("reports missing answers, but no topics", () => {
  const folder = makeContentFolder();
  folder.remove("answers");
  expect(problemsOf(folder)).toEqual(["answers:1 (file): the folder is missing; put the answers there"]);
});

test("reports an empty file", () => {
  const folder = makeContentFolder();
  folder.write("resources.yaml", "");
  expect(problemsOf(folder)).toEqual([
    "resources.yaml:1 (file): has the wrong kind of value; write a list, each item on its own line after a dash",
  ]);
});

test("reports a file that is not UTF-8", () => {
  const folder = makeContentFolder();
  folder.write(ELECTION, Buffer.from(folder.read(ELECTION).replace("glory", "gl\u00f3ry"), "latin1"));
  expect(problemsOf(folder)).toEqual([`${ELECTION}:1 (file): the file cannot be read as UTF-8 text; save it as UTF-8`]);
});

test("reports an answer without front matter", () => {
  const folder = makeContentFolder();
  folder.write(ELECTION, "Election is of grace.\n");
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:1 (file): has no front matter; write a line --- before the first and after the last field`,
  ]);
});

test("reports an answer with empty front matter", () => {
  const folder = makeContentFolder();
  folder.write(ELECTION, "---\n---\n\nElection is of grace.\n");
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:1 (file): has no front matter; write a line --- before the first and after the last field`,
  ]);
});

test("reports a confusion that is the keyword of an answer", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "  - doctrine of election", "  - prey");
  expect(problemsOf(folder)).toEqual([
    `confusions.yaml:2 [1].typed[1]: "prey" is a keyword of ${ELECTION}; remove it: visitors may mean it`,
  ]);
});

test("knows the words of a work with a mistake, and takes no word for wrong if the terms are missing", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "To God be the glory", "With Qwortleby and perichoresis, to God be the glory");
  const author = 'title: The old bible\n  author: A. Qwortleby\n  publishDate: "1647"\n  kind: ';
  folder.replace("works.yaml", author.replace("Qwortleby", "Divine"), author);
  expect(problemsOf(folder)).toEqual([]);
  const line = folder.replace("works.yaml", author, `${author}x`) + 3;
  expect(problemsOf(folder)).toEqual([expect.stringContaining(`works.yaml:${line} [4].kind: is not a valid value`)]);
  folder.replace("works.yaml", `${author}x`, author);
  folder.remove("terms.yaml");
  expect(problemsOf(folder)).toEqual(["terms.yaml:1 (file): the file is missing; restore it"]);
});

test("reports a file in the wrong place", () => {
  const folder = makeContentFolder();
  folder.write("answers/notes.md", "To do.");
  folder.write("answers/decree/old/election.md", "Old.");
  folder.write("answers/decree/election.md~", "Backup.");
  const message = "(file): is in the wrong place; name it answers/<topic>/<id>.md";
  expect(problemsOf(folder)).toEqual([
    "answers/decree/election.md~:1 (file): is not the file of an answer; name it with .md at the end, or remove it",
    `answers/decree/old/election.md:1 ${message}`,
    `answers/notes.md:1 ${message}`,
  ]);
});

test.each([
  [
    "Election.md",
    'Election.md:1 (file): "Election" is not a valid id; name the file with lower-case letters, digits and single hyphens',
  ],
  ["election.txt", "election.txt:1 (file): is not the file of an answer; name it with .md at the end, or remove it"],
  [
    "election.md.txt",
    "election.md.txt:1 (file): is not the file of an answer; name it with .md at the end, or remove it",
  ],
  ["../deree/election.md", '../deree/election.md:1 (file): there is no topic "deree"; did you mean decree?'],
  ["../election.md", "../election.md:1 (file): is in the wrong place; name it answers/<topic>/<id>.md"],
])("reports an answer's file of the wrong name once: %s", (name, problem) => {
  const folder = makeContentFolder();
  folder.write(`answers/decree/${name}`, folder.read(ELECTION));
  folder.remove(ELECTION);
  const file = (text: string) => posix.normalize(`answers/decree/${text}`);
  expect(problemsOf(folder)).toEqual([file(problem)]);
});

test("reports a phrasing file in the folder of another topic", () => {
  const folder = makeContentFolder();
  folder.write("phrasings/salvation/election.yaml", folder.read(ELECTION_PHRASINGS));
  folder.remove(ELECTION_PHRASINGS);
  expect(problemsOf(folder)).toEqual([
    `phrasings/salvation/election.yaml:1 (file): the answer is ${ELECTION}; move this file to ${ELECTION_PHRASINGS}`,
  ]);
});

test("ignores hidden files", () => {
  const folder = makeContentFolder();
  folder.write("answers/.DS_Store", new Uint8Array([0, 1, 2, 255]));
  expect(problemsOf(folder)).toEqual([]);
});

test("reads files with Windows line endings, with the same line numbers", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  const line = folder.lineOf(ELECTION, "Election, in its seventh part");
  for (const file of [ELECTION, "works.yaml", "topics.yaml"])
    folder.write(file, folder.read(file).replaceAll("\n", "\r\n"));
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:${line} body: "Genesis 51:1" does not exist; look the passage up and correct the reference`,
  ]);
});

test("reads a file that begins with a byte order mark", () => {
  const folder = makeContentFolder();
  folder.write(ELECTION, `\ufeff${folder.read(ELECTION)}`);
  folder.write("works.yaml", `\ufeff${folder.read("works.yaml")}`);
  expect(problemsOf(folder)).toEqual([]);
});

const QUESTION = "question: What is election?";
const quote = "(file): the value cannot be read without quotation marks; put quotation marks around the whole value";
const space = "(file): a space is missing; put a space after the dash or the colon";

/** What YAML cannot read: a text, what it is replaced by, and the message to the editor. */
const unreadable: Record<string, [from: string, to: string, message: string]> = {
  "a colon in a value": [QUESTION, "question: Election: what is it?", quote],
  "a value that begins with a quoted word": [QUESTION, 'question: "Election" explained', quote],
  "a value that begins with a bracket": [QUESTION, "question: [Election] explained", quote],
  "a value that begins with a reserved sign": [QUESTION, "question: @election", quote],
  "a value that begins with a tag": [QUESTION, "question: !election explained", quote],
  "a value that begins with a star": [FIRST_SNIPPET, "*Institutes* says so.", quote],
  "an alias": ["book: long-treatise", "book: *treatise", quote],
  "a dash without a space": ["  - who teaches election", "  -who teaches election", space],
  "a dash at the margin without a space": ["  - who teaches election", "-who teaches election", space],
  "a colon without a space": ["book: long-treatise", "book:long-treatise", space],
  "a colon without a space in a list": ["  - work: old-bible", "  - work:old-bible", space],
  "a dash before a field without a space": ["  - work: old-bible", "  -work: old-bible", space],
  "a field that occurs twice": [
    "resources:\n",
    `${QUESTION}\nresources:\n`,
    "(file): the field occurs twice; keep one",
  ],
  "a tab": ["  - work: old-bible", "\t- work: old-bible", "(file): the line begins with a tab character; write spaces"],
  "a quotation mark that is not closed": [
    QUESTION,
    'question: "What is election?',
    "(file): a quotation mark is not closed; close it at the end of the value",
  ],
  "a field out of its column": [
    '    locator: "20-21"',
    '   locator: "20-21"',
    "(file): the field does not begin where those above it begin; put as many spaces before it as before theirs",
  ],
  "a list item out of its column": [
    "  - the meaning of election",
    " - the meaning of election",
    "(file): the item does not begin where those above it begin; put as many spaces before its dash as before theirs",
  ],
};

for (const [what, [from, to, message]] of Object.entries(unreadable))
  test(`reports ${what} at its line, and nothing else`, () => {
    const folder = makeContentFolder();
    const line = folder.replace(ELECTION, from, to);
    expect(problemsOf(folder)).toEqual([`${ELECTION}:${line} ${message}`]);
  });

test("reports an alias, because values must not refer to others", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "  - work: taped-lecture", "  - work: &lecture taped-lecture");
  const line = folder.replace(ELECTION, "book: long-treatise", "book: *lecture");
  expect(problemsOf(folder)).toEqual([`${ELECTION}:${line} ${quote}`]);
});

test("reads a file up to its twentieth mistake, because each takes several readings of the file", () => {
  const folder = makeContentFolder();
  folder.write("works.yaml", folder.read("works.yaml").replaceAll("  ", "\t"));
  const problems = problemsOf(folder).filter((problem) => problem.includes(" (file): "));
  expect(problems.length).toBe(21);
  expect(problems[0]).toBe("works.yaml:2 (file): the line begins with a tab character; write spaces");
  expect(problems[20]).toMatch(
    /^works\.yaml:\d+ \(file\): nothing is read from here on, after 20 mistakes; correct those above, and check again$/,
  );
});

test("says once where it stopped reading, also within a text in quotation marks that are not closed", () => {
  const folder = makeContentFolder();
  const mistakes = Array.from({ length: 20 }, (_, n) => `field${n}: one: two\n`).join("");
  folder.write("works.yaml", `${mistakes}last: "a text\n${"  and more\n".repeat(20)}`);
  const problems = problemsOf(folder).filter((problem) => problem.startsWith("works.yaml:"));
  expect(problems.filter((problem) => problem.includes("nothing is read from here on"))).toHaveLength(1);
  expect(problems).toHaveLength(21);
});

test("reads a wrapped line that begins with a number as prose", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "To God be the glory for Election.", "To God be the glory for Election, since\n1647. Amen.");
  expect(problemsOf(folder)).toEqual([]);
});

test("reports all problems of all files at once, in the order of files and lines", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, "book: long-treatise", "book: short-treatise");
  folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  folder.replace(ELECTION, 'locator: "3.2"', 'locator: "3.6"');
  folder.replace("answers/salvation/faith.md", "lastReviewed: 2026-03-01", "lastReviewed: yesterday");
  folder.replace("books.yaml", "rating: 4.5", "rating: 9");
  folder.replace("books.yaml", "price: Free ebook", "prize: Free ebook");
  folder.replace("works.yaml", "count: 40", "cout: 40");
  expect(problemsOf(folder).map((problem) => problem.replace(/: .*/, ""))).toEqual([
    "answers/decree/election.md:15 citations[1].locator",
    "answers/decree/election.md:33 book",
    `answers/decree/election.md:${folder.lineOf(ELECTION, "Election, in its seventh part")} body`,
    "answers/salvation/faith.md:38 lastReviewed",
    "books.yaml:1 [1].price",
    "books.yaml:3 [1].rating",
    "books.yaml:4 [1].prize",
    `works.yaml:${folder.lineOf("works.yaml", "cout: 40")} [2].locators.cout`,
  ]);
});

test("reports what is wrong in the rest of a file that YAML cannot read", () => {
  const folder = makeContentFolder();
  folder.replace(ELECTION, QUESTION, 'question: "What is election?');
  folder.replace(ELECTION, "  - who teaches election", "  -who teaches election");
  folder.replace(
    ELECTION,
    `snippet: ${FIRST_SNIPPET}`,
    "snippet: >-\n      On election the confession\n\tsays little.",
  );
  folder.replace(ELECTION, 'locator: "20-21"', "locator: 20");
  folder.replace(ELECTION, "  - repentance\n", "  - repentence\n");
  folder.replace(ELECTION, "lastReviewed: 2026-03-01", "book: treatise\nlastReviewed: someday");
  folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  folder.replace("works.yaml", "  - { n: 1, parts: 4 }", "  - { n: 1, parts: [4 }");
  folder.replace("works.yaml", "url: https://college.example/old-bible", "url: http://college.example/old-bible");
  const place = (text: string, file = ELECTION) => `${file}:${folder.lineOf(file, text)}`;
  expect(problemsOf(folder)).toEqual([
    `${ELECTION}:2 (file): a quotation mark is not closed; close it at the end of the value`,
    `${ELECTION}:8 (file): a space is missing; put a space after the dash or the colon`,
    `${place("snippet: >-")} citations[1].snippet: has 6 words; write 25 to 60`,
    `${place("\tsays")} (file): the line begins with a tab character; write spaces`,
    `${place("locator: 20")} citations[2].locator: has the wrong kind of value; write text (in quotation marks if it looks like a number or a date)`,
    `${place("repentence")} related[3]: there is no answer "repentence"; did you mean repentance?`,
    `${place("book: treatise")} (file): the field occurs twice; keep one`,
    `${place("someday")} lastReviewed: has the wrong format; write year, month and day, such as 2026-11-21`,
    `${place("Election, in its seventh part")} body: "Genesis 51:1" does not exist; look the passage up and correct the reference`,
    `${place("[4 }", "works.yaml")} (file): the value cannot be read without quotation marks; put quotation marks around the whole value`,
    `${place("http://", "works.yaml")} [4].url: "http://college.example/old-bible" is not a valid https address; write the full address, beginning with https://`,
  ]);
});

test("reports everything that is wrong in a record", () => {
  const folder = makeContentFolder();
  folder.replace("works.yaml", "count: 40", "count: forty");
  folder.replace("works.yaml", "url: https://bethel.example/small-catechism", "url: small-catechism");
  folder.replace(ELECTION, "(Genesis 1:1)", "(Genesis 51:1)");
  expect(problemsOf(folder).map((problem) => problem.replace(/: .*/, ""))).toEqual([
    `${ELECTION}:${folder.lineOf(ELECTION, "Election, in its seventh part")} body`,
    `works.yaml:${folder.lineOf("works.yaml", "url: small-catechism")} [2].url`,
    `works.yaml:${folder.lineOf("works.yaml", "count: forty")} [2].locators.count`,
  ]);
});

test("reports a value that matches neither of two shapes once", () => {
  const folder = makeContentFolder();
  const line = folder.replace("works.yaml", "- { n: 1, parts: 4 }", "- { n: 1, parts: four }");
  expect(problemsOf(folder)).toEqual([
    `works.yaml:${line} [3].locators.parts[1].parts: has the wrong kind of value; compare it with a valid record`,
  ]);
});

test("reports an error within one of two shapes at its own place", () => {
  const folder = makeContentFolder();
  const line = folder.replace("works.yaml", "- { n: 1, parts: 3 }", "- { n: 1, part: 3 }");
  expect(problemsOf(folder)).toEqual([
    `works.yaml:${line} [3].locators.parts[2].parts[1].part: there is no such field; did you mean parts?`,
  ]);
});
