/** Footnotes and bibliography entries to copy, and files to download. */
import type { ReactNode } from "react";
import type { CitationFormat, CitationStyles, StyledText } from "../../../server/contract/export.ts";
import { useQuery } from "../../data/use-query.ts";
import { useDownload } from "../../hooks/use-download.ts";
import { answerFile, type CiteSubject, citationFile, citeCall } from "../../lib/export-paths.ts";
import { breakingAfterSlashes } from "../../lib/line-breaks.tsx";
import { copyCitation } from "../answer/share-actions.ts";
import { LoadFailure } from "../ui/failure-notice.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";
import { Tool } from "../ui/tool.tsx";

type Props = { subject: CiteSubject };

export function CiteForms({ subject }: Props) {
  const citation = useQuery(citeCall(subject));
  return (
    <>
      {citation.status === "loading" && <TakingLonger className="mt-3 block" />}
      {citation.status === "failed" && <LoadFailure what="The citation could not be loaded." call={citation} />}
      {/* The usual height of citations, so that the dialog does not grow under the pointer. */}
      <div className="mt-4 grid min-h-72 grid-cols-2 content-start gap-x-10 gap-y-6 max-md:min-h-120 max-md:grid-cols-1">
        {citation.status === "ready" &&
          stylesOf(citation.data).map(({ name, forms }) => <StyleForms key={name} name={name} forms={forms} />)}
      </div>
      <Files subject={subject} />
    </>
  );
}

/** The forms of each style, or of both where they are the same. */
function stylesOf({ sbl, chicago }: CitationStyles): { name: string; forms: CitationStyles["sbl"] }[] {
  if (JSON.stringify(sbl) === JSON.stringify(chicago)) return [{ name: "SBL and Chicago", forms: sbl }];
  return [
    { name: "SBL", forms: sbl },
    { name: "Chicago", forms: chicago },
  ];
}

function StyleForms({ name, forms }: { name: string; forms: CitationStyles["sbl"] }) {
  return (
    <section aria-label={`${name} style`}>
      <h3 className="label border-rule-red border-b pb-1">{name} style</h3>
      <CopyableForm label="Footnote" style={name} styled={forms.footnote} />
      <CopyableForm label="Bibliography" style={name} styled={forms.bibliography} />
    </section>
  );
}

type CopyableProps = { label: string; style: string; styled: StyledText };

function CopyableForm({ label, style, styled }: CopyableProps) {
  const name = `${style} ${label.toLowerCase()}`;
  return (
    <div className="mt-2.5">
      <div className="flex items-center justify-between gap-2">
        <h4 className="text-ink-3 text-meta">{label}</h4>
        <Tool
          small
          icon="copy"
          label="Copy"
          className="-me-2"
          aria-label={`Copy ${name}`}
          onClick={() => copyCitation(name, styled)}
        />
      </div>
      <p className="wrap-anywhere font-serif text-ink text-note">{withItalics(styled.html)}</p>
    </div>
  );
}

/** @param html - With `<i>` and no other markup. */
function withItalics(html: string): ReactNode {
  return html.split(/<\/?i>/).map((piece, index) => {
    const text = piece
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
    return index % 2 === 1 ? <i key={index}>{text}</i> : breakingAfterSlashes(text);
  });
}

const formats: { format: CitationFormat; label: string }[] = [
  { format: "bibtex", label: "BibTeX" },
  { format: "ris", label: "RIS" },
  { format: "csl-json", label: "CSL-JSON" },
];

function Files({ subject }: Props) {
  const citationFiles = (allSources = false) =>
    formats.map(({ format, label }) => ({ label, url: citationFile(subject, format, allSources) }));
  return (
    <section className="mt-5 border-rule border-t pt-3" aria-label="Files">
      <h3 className="label">Download</h3>
      <dl className="mt-1 grid grid-cols-[auto_1fr] items-center gap-x-5 max-md:grid-cols-1">
        <FileRow
          label={subject.kind === "answer" ? "This answer, as a reference" : "As a reference"}
          files={citationFiles()}
        />
        {subject.kind === "answer" && (
          <>
            <FileRow label="Its sources, as references" files={citationFiles(true)} />
            <FileRow
              label="The text with its sources"
              files={[{ label: "Markdown", url: answerFile(subject.answerId, "md", subject.partnerIds) }]}
            />
          </>
        )}
      </dl>
    </section>
  );
}

type FileRowProps = { label: string; files: readonly { label: string; url: string }[] };

function FileRow({ label, files }: FileRowProps) {
  const download = useDownload();
  return (
    <>
      <dt className="text-ink-3 text-meta max-md:mt-2">{label}</dt>
      <dd className="-ms-2 flex flex-wrap gap-x-1">
        {files.map((file) => (
          <Tool
            key={file.url}
            small
            icon="download"
            label={file.label}
            aria-label={`${file.label}: ${label.toLowerCase()}`}
            onClick={() => download.start(file.url, "the file")}
          />
        ))}
      </dd>
    </>
  );
}
