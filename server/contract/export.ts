/** The requests for exported files and citations. */
import { type Static, Type } from "typebox";
import { MAX_PRINTED_NOTES, MAX_STUDY_ANSWERS, PRINTED_NOTES_MAX_LENGTH } from "../shared/limits.ts";
import { named } from "./schema-parts.ts";

/** Maximum length of the title of a list, in characters. */
const MAX_TITLE_LENGTH = 120;

const partner = Type.Optional(
  Type.Array(Type.String(), { description: "Ids of the partners whose citations to include; all if absent." }),
);

/** Sizes of paper, by the names that Typst has for them. */
export const papers = ["a4", "us-letter"] as const;
export type Paper = (typeof papers)[number];

export const ExportQuery = Type.Object({ partner });

/** How a PDF is made. */
const pdf = {
  form: Type.Optional(
    Type.Enum(["answer", "sheet"], {
      description:
        "`answer` (if absent), or `sheet`: one or two pages for a group, with passages written out and room for notes.",
    }),
  ),
  paper: Type.Optional(Type.Enum([...papers], { description: "`a4` if absent." })),
};

export const PdfQuery = Type.Object({ partner, ...pdf });
export type PdfQuery = Static<typeof PdfQuery>;

export const StudyQuery = Type.Object({
  answer: Type.Array(Type.String(), {
    minItems: 1,
    maxItems: MAX_STUDY_ANSWERS,
    description:
      "Ids of the answers, in the order in which to print them. Those that do not exist are left out, and a header says which.",
  }),
  title: Type.Optional(Type.String({ maxLength: MAX_TITLE_LENGTH, description: "`Reading list` if absent." })),
  partner,
  ...pdf,
});
export type StudyQuery = Static<typeof StudyQuery>;

/** What a PDF with the reader's notes is made from, besides them. */
export const NotedStudyQuery = Type.Omit(StudyQuery, ["form"]);

const ReaderNote = named("ReaderNote", {
  answerId: Type.String({ description: "The id of an answer of the list." }),
  paragraph: Type.Optional(
    Type.Number({
      description:
        "The paragraph below which the note stands, from 1; below the answer if absent, or if there is none.",
    }),
  ),
  text: Type.String({ description: "Plain text, printed as it is, in its lines." }),
});
export type ReaderNote = Static<typeof ReaderNote>;

export const StudyNotes = named("StudyNotes", {
  notes: Type.Array(ReaderNote, {
    maxItems: MAX_PRINTED_NOTES,
    description: `The reader's own notes, up to ${PRINTED_NOTES_MAX_LENGTH} characters together. They are set in type, and kept nowhere.`,
  }),
});
export type StudyNotes = Static<typeof StudyNotes>;

const StyledText = Type.Object(
  { text: Type.String(), html: Type.String({ description: "The same with its italics; no other markup." }) },
  { title: "StyledText" },
);
export type StyledText = Static<typeof StyledText>;

const Forms = named("CitationForms", {
  footnote: StyledText,
  bibliography: StyledText,
});

export const CitationStyles = named("CitationStyles", { sbl: Forms, chicago: Forms });
export type CitationStyles = Static<typeof CitationStyles>;

export const CiteQuery = Type.Object({
  source: Type.Optional(
    Type.String({
      pattern: "^(?:answer|[1-9]\\d{0,3})$",
      description: "`answer` for the answer as a whole (if absent), or a source's number.",
    }),
  ),
});

const citationFormats = ["bibtex", "ris", "csl-json"] as const;
export type CitationFormat = (typeof citationFormats)[number];

const format = Type.Enum([...citationFormats]);

export const CitationFormatQuery = Type.Object({ format });

export const CitationFileQuery = Type.Object({
  format,
  source: Type.Optional(
    Type.String({
      pattern: "^(?:answer|all|[1-9]\\d{0,3})$",
      description: "`answer` for the answer as a whole (if absent), a source's number, or `all` sources.",
    }),
  ),
});
