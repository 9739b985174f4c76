/** Makers of server responses: valid by default, with overrides. */
import type { Answer, AnswerLink, Citation } from "../../server/contract/answer.ts";
import type { Home } from "../../server/contract/home.ts";
import type { Partner } from "../../server/contract/partner.ts";
import type { Book, RelatedResources, Resource } from "../../server/contract/resource.ts";
import type { SearchResult } from "../../server/contract/search.ts";
import type { SuggestedSearch, SuggestionSets } from "../../server/contract/suggested-searches.ts";

const partnerNames: readonly (readonly [id: string, name: string, shortName: string])[] = [
  ["ccel", "Christian Classics Ethereal Library", "CCEL"],
  ["opc", "Orthodox Presbyterian Church", "OPC"],
  ["crcna", "Christian Reformed Church in North America", "CRCNA"],
  ["project-gutenberg", "Project Gutenberg", "Gutenberg"],
  ["wikisource", "Wikisource (English)", "Wikisource"],
  ["spurgeon-library", "The Spurgeon Library", "Spurgeon Library"],
  ["edwards-center-yale", "Jonathan Edwards Center at Yale University", "Edwards Center"],
  ["monergism", "Monergism", "Monergism"],
  ["internet-archive", "Internet Archive", "Internet Archive"],
];

/** The nine partners in their order. */
export function makePartners(): Partner[] {
  return partnerNames.map(([id, name, shortName]) => ({
    id,
    name,
    shortName,
    logo: `/logos/${id}.svg`,
    tagline: `What ${shortName} has`,
    description: `${name} publishes texts freely.`,
    siteUrl: `https://${id}.example/`,
  }));
}

export function makeCitation(number: number, changes: Partial<Citation> = {}): Citation {
  return {
    id: `salvation-${number}`,
    number,
    workId: "westminster-larger-catechism",
    partnerId: "opc",
    title: "Westminster Larger Catechism",
    locator: `Q. ${29 + number}`,
    url: `https://opc.example/lc.html#${number}`,
    author: "Westminster Assembly",
    publishDate: "1647",
    snippet: `What source ${number} says there.`,
    ...changes,
  };
}

const firstParagraph =
  "Salvation is God’s own work of rescuing sinners from the guilt, the power and at last the very presence of sin, and of bringing them home to himself.[1] It is applied by the Holy Spirit (Ephesians 1:3–14).[2]";

export function makeAnswer(changes: Partial<Answer> = {}): Answer {
  return {
    id: "salvation",
    kind: "essay",
    urgent: false,
    question: "What is salvation?",
    answer: `${firstParagraph}\n\nCalvin opens the third book of the *Institutes* with union with Christ.[3][4]\n\nThat is grace from first to last.`,
    citations: [
      makeCitation(1),
      makeCitation(2),
      makeCitation(3, {
        partnerId: "ccel",
        title: "Institutes",
        locator: "3.1.1",
        author: "John Calvin",
        publishDate: "1559",
      }),
      makeCitation(4, { partnerId: "crcna", title: "Heidelberg Catechism", locator: "Q. 60", publishDate: null }),
    ],
    timestamp: "2026-11-01T00:00:00.000Z",
    topic: { id: "salvation", title: "Of Salvation" },
    passages: [{ reference: "Ephesians 1:3–14", text: "Blessed be the God and Father of our Lord Jesus Christ…" }],
    essay: null,
    related: makeLinks(),
    discuss: [],
    changes: [],
    reviewed: [],
    version: "1",
    formerly: [],
    ...changes,
  };
}

export function makeLinks(): AnswerLink[] {
  return [
    { id: "justification", question: "What is justification?" },
    { id: "order-of-salvation", question: "What is the order of salvation?" },
  ];
}

export function makeSearchResult(changes: Partial<SearchResult> = {}): SearchResult {
  return {
    outcome: "answer",
    answer: makeAnswer(),
    closest: [],
    leading: null,
    urgent: false,
    mostAsked: [],
    correctedText: null,
    isForeign: false,
    passage: null,
    passageError: null,
    verses: [],
    ...changes,
  };
}

/** A search that is not sure of any answer. */
export function makeClosest(changes: Partial<SearchResult> = {}): SearchResult {
  const closest = makeLinks().map((link) => ({ ...link, firstSentence: `How “${link.question}” begins.` }));
  return makeSearchResult({ outcome: "closest", answer: null, closest, ...changes });
}

/** A search that is not near any answer. */
export function makeNothing(changes: Partial<SearchResult> = {}): SearchResult {
  return makeSearchResult({ outcome: "none", answer: null, mostAsked: makeLinks(), ...changes });
}

export function makeResource(changes: Partial<Resource> = {}): Resource {
  return {
    title: "The Plan of Salvation",
    type: "book",
    author: "B. B. Warfield",
    source: "Monergism",
    url: "https://monergism.example/plan",
    ...changes,
  };
}

export function makeBook(changes: Partial<Book> = {}): Book {
  return {
    id: "pilgrims-progress",
    title: "The Pilgrim’s Progress",
    author: "John Bunyan",
    workId: "pilgrims-progress",
    imageSrc: "/covers/pilgrims-progress.svg",
    url: "https://gutenberg.example/131",
    source: "Project Gutenberg",
    price: "Free ebook",
    rating: 4.8,
    ...changes,
  };
}

export function makeRelated(changes: Partial<RelatedResources> = {}): RelatedResources {
  return {
    resources: [makeResource()],
    book: makeBook(),
    furtherReading: [{ title: "Canons of Dort, third and fourth heads", url: "https://crcna.example/dort" }],
    place: { number: 1, count: 2, next: { id: "faith", question: "What is saving faith?" } },
    era: null,
    ...changes,
  };
}

const suggestion = (title: string, icon: SuggestedSearch["icon"]): SuggestedSearch => ({
  title,
  description: `About: ${title}`,
  icon,
});

/** Two doors, and a question of the day. */
export function makeHome(): Home {
  return {
    doors: [
      { id: "new-to-faith", title: "New to faith", description: "From God to Christ", icon: "door" },
      { id: "studying", title: "Studying", description: "A way through doctrine", icon: "book" },
    ],
    day: { date: "2026-11-25", id: "grace", question: "What is grace?", paragraph: "Grace is the free favour of God." },
  };
}

export function makeSuggestions(): SuggestionSets {
  return {
    sets: [
      [
        suggestion("What is Reformed theology?", "book"),
        suggestion("What is justification?", "scales"),
        suggestion("Why does God allow evil?", "candle"),
        suggestion("What is covenant theology?", "rainbow"),
      ],
      [
        suggestion("What is the Trinity?", "rings"),
        suggestion("Can a Christian fall away?", "anchor"),
        suggestion("How should I pray?", "door"),
        suggestion("What are the sacraments?", "chalice"),
      ],
    ],
  };
}
