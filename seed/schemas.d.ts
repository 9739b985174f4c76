/** The shapes of the content files, as `seed/README.md` explains them to editors. */
import { type Static, Type } from "typebox";
export declare const PartnerFile: Type.TArray<
  Type.TObject<{
    id: Type.TString;
    name: Type.TString;
    shortName: Type.TString;
    tagline: Type.TString;
    siteUrl: Type.TString;
    description: Type.TString;
    initials: Type.TString;
    cloth: Type.TEnum<
      [
        "bottle" | "brick" | "ochre" | "olive" | "oxblood" | "prussian" | "slate" | "teal" | "umber",
        ...("bottle" | "brick" | "ochre" | "olive" | "oxblood" | "prussian" | "slate" | "teal" | "umber")[],
      ]
    >;
    frame: Type.TEnum<
      [
        "arch" | "lozenge" | "octagon" | "oval" | "panel" | "quatrefoil" | "roundel" | "shield" | "ticket",
        ...("arch" | "lozenge" | "octagon" | "oval" | "panel" | "quatrefoil" | "roundel" | "shield" | "ticket")[],
      ]
    >;
  }>
>;
/** The valid places in a work, as the catalogue gives them; `locators.ts` reads them. */
export declare const Locators: Type.TObject<{
  type: Type.TString;
  note: Type.TOptional<Type.TString>;
  count: Type.TOptional<Type.TInteger>;
  number: Type.TOptional<Type.TString>;
  text: Type.TOptional<Type.TString>;
  chapters: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        n: Type.TUnion<[Type.TInteger, Type.TString]>;
        title: Type.TOptional<Type.TString>;
        sections: Type.TOptional<Type.TInteger>;
      }>
    >
  >;
  books: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        n: Type.TOptional<Type.TUnion<[Type.TInteger, Type.TString]>>;
        title: Type.TOptional<Type.TString>;
        chapters: Type.TOptional<
          Type.TUnion<
            [
              Type.TInteger,
              Type.TArray<
                Type.TObject<{
                  n: Type.TUnion<[Type.TInteger, Type.TString]>;
                  title: Type.TOptional<Type.TString>;
                  sections: Type.TOptional<Type.TInteger>;
                }>
              >,
            ]
          >
        >;
      }>
    >
  >;
  parts: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        n: Type.TUnion<[Type.TInteger, Type.TString]>;
        title: Type.TOptional<Type.TString>;
        chapters: Type.TOptional<
          Type.TUnion<
            [
              Type.TInteger,
              Type.TArray<
                Type.TObject<{
                  n: Type.TUnion<[Type.TInteger, Type.TString]>;
                  title: Type.TOptional<Type.TString>;
                  sections: Type.TOptional<Type.TInteger>;
                }>
              >,
            ]
          >
        >;
        sections: Type.TOptional<Type.TInteger>;
        questions: Type.TOptional<Type.TInteger>;
      }>
    >
  >;
  heads: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        n: Type.TString;
        title: Type.TString;
        articles: Type.TInteger;
        rejections: Type.TInteger;
      }>
    >
  >;
  items: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        n: Type.TOptional<Type.TInteger>;
        key: Type.TOptional<Type.TString>;
        title: Type.TOptional<Type.TString>;
        text: Type.TOptional<Type.TString>;
      }>
    >
  >;
  states: Type.TOptional<Type.TArray<Type.TString>>;
  ranges: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        from: Type.TInteger;
        to: Type.TInteger;
        heading: Type.TString;
      }>
    >
  >;
}>;
export type Locators = Static<typeof Locators>;
export declare const WorkFile: Type.TArray<
  Type.TObject<{
    id: Type.TString;
    partnerId: Type.TString;
    title: Type.TString;
    shortTitle: Type.TOptional<Type.TString>;
    author: Type.TString;
    publishDate: Type.TOptional<Type.TString>;
    publishDateNote: Type.TOptional<Type.TString>;
    edition: Type.TOptional<Type.TString>;
    kind: Type.TEnum<
      [
        "confession",
        "catechism",
        "creed",
        "treatise",
        "commentary",
        "sermon",
        "hymn",
        "letter",
        "biography",
        "scripture",
      ]
    >;
    url: Type.TString;
    verified: Type.TEnum<["seen", "pattern", "root"]>;
    evidence: Type.TString;
    abbreviation: Type.TOptional<Type.TString>;
    delivered: Type.TOptional<Type.TString>;
    volume: Type.TOptional<Type.TString>;
    volumes: Type.TOptional<
      Type.TArray<
        Type.TObject<{
          n: Type.TUnion<[Type.TInteger, Type.TString]>;
          url: Type.TString;
          verified: Type.TString;
        }>
      >
    >;
    rights: Type.TOptional<Type.TString>;
    counterpart: Type.TOptional<Type.TBoolean>;
    note: Type.TOptional<Type.TString>;
    locators: Type.TObject<{
      type: Type.TString;
      note: Type.TOptional<Type.TString>;
      count: Type.TOptional<Type.TInteger>;
      number: Type.TOptional<Type.TString>;
      text: Type.TOptional<Type.TString>;
      chapters: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            n: Type.TUnion<[Type.TInteger, Type.TString]>;
            title: Type.TOptional<Type.TString>;
            sections: Type.TOptional<Type.TInteger>;
          }>
        >
      >;
      books: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            n: Type.TOptional<Type.TUnion<[Type.TInteger, Type.TString]>>;
            title: Type.TOptional<Type.TString>;
            chapters: Type.TOptional<
              Type.TUnion<
                [
                  Type.TInteger,
                  Type.TArray<
                    Type.TObject<{
                      n: Type.TUnion<[Type.TInteger, Type.TString]>;
                      title: Type.TOptional<Type.TString>;
                      sections: Type.TOptional<Type.TInteger>;
                    }>
                  >,
                ]
              >
            >;
          }>
        >
      >;
      parts: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            n: Type.TUnion<[Type.TInteger, Type.TString]>;
            title: Type.TOptional<Type.TString>;
            chapters: Type.TOptional<
              Type.TUnion<
                [
                  Type.TInteger,
                  Type.TArray<
                    Type.TObject<{
                      n: Type.TUnion<[Type.TInteger, Type.TString]>;
                      title: Type.TOptional<Type.TString>;
                      sections: Type.TOptional<Type.TInteger>;
                    }>
                  >,
                ]
              >
            >;
            sections: Type.TOptional<Type.TInteger>;
            questions: Type.TOptional<Type.TInteger>;
          }>
        >
      >;
      heads: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            n: Type.TString;
            title: Type.TString;
            articles: Type.TInteger;
            rejections: Type.TInteger;
          }>
        >
      >;
      items: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            n: Type.TOptional<Type.TInteger>;
            key: Type.TOptional<Type.TString>;
            title: Type.TOptional<Type.TString>;
            text: Type.TOptional<Type.TString>;
          }>
        >
      >;
      states: Type.TOptional<Type.TArray<Type.TString>>;
      ranges: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            from: Type.TInteger;
            to: Type.TInteger;
            heading: Type.TString;
          }>
        >
      >;
    }>;
    sectionUrl: Type.TOptional<
      Type.TObject<{
        template: Type.TOptional<Type.TString>;
        rule: Type.TOptional<Type.TString>;
        verifiedExamples: Type.TOptional<Type.TRecord<"^.*$", Type.TString>>;
      }>
    >;
    altUrls: Type.TOptional<Type.TArray<Type.TString>>;
    topics: Type.TArray<Type.TString>;
  }>
>;
export declare const BookFile: Type.TArray<
  Type.TObject<{
    id: Type.TString;
    work: Type.TString;
    rating: Type.TNumber;
    price: Type.TString;
    coverLines: Type.TArray<Type.TString>;
    coverAuthor: Type.TArray<Type.TString>;
  }>
>;
export declare const ResourceFile: Type.TArray<
  Type.TObject<{
    id: Type.TString;
    work: Type.TString;
    type: Type.TEnum<["pdf", "article", "video", "book"]>;
    duration: Type.TOptional<Type.TString>;
  }>
>;
export declare const SuggestionFile: Type.TArray<
  Type.TArray<
    Type.TObject<{
      title: Type.TString;
      description: Type.TString;
      icon: Type.TEnum<["book", "scales", "candle", "rainbow", "rings", "anchor", "door", "chalice"]>;
    }>
  >
>;
export declare const CategoryFile: Type.TArray<
  Type.TObject<{
    id: Type.TString;
    title: Type.TString;
    answers: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        heading: Type.TString;
      }>
    >;
  }>
>;
export declare const AnswerFrontMatter: Type.TObject<{
  question: Type.TString;
  alsoAsked: Type.TArray<Type.TString>;
  keywords: Type.TArray<Type.TString>;
  citations: Type.TArray<
    Type.TObject<{
      work: Type.TString;
      locator: Type.TOptional<Type.TString>;
      snippet: Type.TString;
    }>
  >;
  related: Type.TArray<Type.TString>;
  resources: Type.TArray<Type.TString>;
  book: Type.TOptional<Type.TString>;
  furtherReading: Type.TArray<
    Type.TObject<{
      work: Type.TString;
      locator: Type.TOptional<Type.TString>;
    }>
  >;
  lastReviewed: Type.TString;
}>;
export type AnswerFrontMatter = Static<typeof AnswerFrontMatter>;
export type PartnerEntry = Static<typeof PartnerFile>[number];
export type WorkEntry = Static<typeof WorkFile>[number];
export type BookEntry = Static<typeof BookFile>[number];
export type ResourceEntry = Static<typeof ResourceFile>[number];
export type SuggestionSet = Static<typeof SuggestionFile>[number];
export type CategoryEntry = Static<typeof CategoryFile>[number];
