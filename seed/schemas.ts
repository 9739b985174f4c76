/** The shapes of the content files, as `seed/README.md` explains them to editors. */
import { type Static, Type } from "typebox";
import { workKinds } from "../server/contract/library.ts";
import { resourceTypes } from "../server/contract/resource.ts";
import { suggestionIcons } from "../server/contract/suggested-searches.ts";
import { RATING_STARS, SUGGESTIONS_PER_SET } from "../server/shared/limits.ts";
import { type FrameName, frameNames } from "./drawings/logo.ts";
import { type ColourName, colourNames } from "./drawings/palette.ts";
import { locatorTypes } from "./locator-types.ts";
import { closed, DAY, INITIALS, text, YEAR } from "./schema-parts.ts";

const PartnerFile = Type.Array(
  closed({
    id: text(),
    name: text(),
    shortName: text(),
    tagline: text(32),
    siteUrl: text(),
    description: text(),
    initials: Type.String({ pattern: INITIALS }),
    colour: Type.Enum(colourNames as [ColourName, ...ColourName[]]),
    frame: Type.Enum(frameNames as [FrameName, ...FrameName[]]),
  }),
);

const numberOrName = Type.Union([Type.Integer({ minimum: 1 }), text()]);
const partCount = Type.Integer({ minimum: 1 });

/** The valid places in a work according to the catalogue; `locators.ts` interprets them. */
export const Locators = closed({
  type: Type.Enum([...locatorTypes]),
  note: Type.Optional(text()),
  count: Type.Optional(partCount),
  number: Type.Optional(text()),
  text: Type.Optional(text()),
  /** Of a work that is counted part by part: each may have parts of its own. */
  parts: Type.Optional(
    Type.Array(
      closed({
        n: Type.Optional(numberOrName),
        key: Type.Optional(text()),
        title: Type.Optional(text()),
        text: Type.Optional(text()),
        parts: Type.Optional(
          Type.Union([
            partCount,
            Type.Array(closed({ n: numberOrName, title: Type.Optional(text()), parts: Type.Optional(partCount) })),
          ]),
        ),
        rejections: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
    ),
  ),
  /** Of a commentary: the books of the Bible that it covers. */
  books: Type.Optional(
    Type.Array(
      closed({
        title: text(),
        chapters: Type.Optional(partCount),
        from: Type.Optional(partCount),
        to: Type.Optional(partCount),
      }),
    ),
  ),
  ranges: Type.Optional(
    Type.Array(closed({ from: Type.Integer(), to: Type.Integer(), heading: Type.Optional(text()) })),
  ),
});
export type Locators = Static<typeof Locators>;

/** The printed edition at a work's URL, for citations. */
const Edition = closed({
  translators: Type.Optional(Type.Array(text(80), { minItems: 1 })),
  editors: Type.Optional(Type.Array(text(80), { minItems: 1 })),
  year: Type.Optional(Type.String({ pattern: YEAR })),
  series: Type.Optional(
    closed({
      title: text(80),
      number: Type.Optional(Type.Enum(["I", "II"])),
      volume: Type.Integer({ minimum: 1 }),
    }),
  ),
  remark: Type.Optional(text(120)),
});

const WorkFile = Type.Array(
  closed({
    id: text(),
    partnerId: text(),
    title: text(),
    shortTitle: Type.Optional(text()),
    author: text(),
    publishDate: Type.Optional(Type.String({ pattern: YEAR })),
    publishDateNote: Type.Optional(text()),
    edition: Type.Optional(Edition),
    kind: Type.Enum([...workKinds]),
    url: text(),
    verified: Type.Enum(["seen", "pattern", "root"]),
    evidence: text(),
    abbreviation: Type.Optional(text()),
    delivered: Type.Optional(Type.String({ pattern: DAY })),
    volume: Type.Optional(text()),
    volumes: Type.Optional(Type.Array(closed({ n: numberOrName, url: text(), verified: text() }))),
    rights: Type.Optional(text()),
    counterpart: Type.Optional(Type.Boolean()),
    note: Type.Optional(text()),
    locators: Locators,
    sectionUrl: Type.Optional(
      closed({
        template: Type.Optional(text()),
        rule: Type.Optional(text()),
        verifiedExamples: Type.Optional(Type.Record(Type.String(), text())),
      }),
    ),
    altUrls: Type.Optional(Type.Array(text())),
    subjects: Type.Optional(Type.Array(text())),
  }),
);

const BookFile = Type.Array(
  closed({
    id: text(),
    work: text(),
    rating: Type.Number({ minimum: 0, maximum: RATING_STARS }),
    price: text(40),
    coverLines: Type.Array(text(24), { minItems: 1, maxItems: 5 }),
    coverAuthor: Type.Array(text(24), { minItems: 1, maxItems: 3 }),
  }),
);

const ResourceFile = Type.Array(
  closed({ id: text(), work: text(), type: Type.Enum([...resourceTypes]), duration: Type.Optional(text(20)) }),
);

const SuggestionFile = Type.Array(
  Type.Array(closed({ title: text(60), description: text(90), icon: Type.Enum([...suggestionIcons]) }), {
    minItems: SUGGESTIONS_PER_SET,
    maxItems: SUGGESTIONS_PER_SET,
  }),
  { minItems: 2, maxItems: 2 },
);

/** What the home screen opens with. Which fields a list needs, `checks/home.ts` says. */
const HomeFile = Type.Array(
  closed({
    id: text(),
    title: Type.Optional(text(30)),
    description: Type.Optional(text(90)),
    icon: Type.Optional(Type.Enum([...suggestionIcons])),
    answers: Type.Array(text(), { minItems: 1 }),
  }),
);

/** The eras of Bible history. */
const TimelineFile = Type.Array(
  closed({ id: text(), title: text(30), dates: text(60), answers: Type.Array(text(), { minItems: 1 }) }),
);

const TopicFile = Type.Array(
  closed({
    id: text(),
    title: text(),
    answers: Type.Array(closed({ id: text(), heading: text(60) })),
  }),
);

/** Groups of questions that no answer serves. */
const OutOfScopeFile = Type.Array(Type.Array(text(600), { minItems: 1 }));

/** Words and phrases, and what is often typed for them. */
const ConfusionFile = Type.Array(closed({ meant: text(60), typed: Type.Array(text(60), { minItems: 1 }) }));

/** Words that are right, although the dictionary does not have them. */
const TermFile = Type.Array(text(60));

/** The content files that are lists of records, `partners.yaml` and so on, with the shape of each. */
export const listFiles = {
  partners: PartnerFile,
  works: WorkFile,
  books: BookFile,
  resources: ResourceFile,
  suggestions: SuggestionFile,
  home: HomeFile,
  timeline: TimelineFile,
  outOfScope: OutOfScopeFile,
  confusions: ConfusionFile,
  topics: TopicFile,
  terms: TermFile,
};
export type ListName = keyof typeof listFiles;
/** A record of a list. */
export type ListRecord<Name extends ListName> = Static<(typeof listFiles)[Name]>[number];

export const listNames = Object.keys(listFiles) as ListName[];

export type WorkEntry = ListRecord<"works">;
export type TopicEntry = ListRecord<"topics">;
